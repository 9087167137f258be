"""The networks as PyTorch trains them, and as kernels evaluate them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from menagerie.fast.network import Network, add_first_gradient, add_first_layer


class SparseProduct(torch.autograd.Function):
    """The product of cells, most of which are 0, and weights."""

    @staticmethod
    def forward(context: Any, cells: Tensor, weights: Tensor) -> Tensor:
        context.save_for_backward(cells, weights)
        sums = torch.zeros(len(cells), weights.shape[1])
        add_first_layer(cells.numpy(), weights.detach().numpy(), sums.numpy())
        return sums

    @staticmethod
    def backward(context: Any, gradients: Tensor) -> tuple[None, Tensor]:
        cells, weights = context.saved_tensors
        sums = torch.zeros_like(weights)
        add_first_gradient(cells.numpy(), gradients.contiguous().numpy(), sums.numpy())
        return None, sums


class TrainedNetwork(nn.Module):
    """Two hidden layers, a policy and a value; without actions, a critic."""

    scale: Tensor

    def __init__(self, scale: NDArray[np.float32], most_players: int, hidden: tuple[int, int], actions: int) -> None:
        super().__init__()
        first, second = hidden
        self.register_buffer("scale", torch.from_numpy(scale))
        self.first = nn.Parameter(torch.empty(len(scale), first))
        self.first_bias = nn.Embedding(most_players + 1, first)
        self.second = nn.Linear(first, second)
        self.policy = nn.Linear(second, actions) if actions else None
        self.value = nn.Linear(second, 1)
        with torch.no_grad():
            nn.init.normal_(self.first, std=0.2)
            nn.init.normal_(self.first_bias.weight, std=0.1)
            self.value.weight.mul_(0.1)
            if self.policy is not None:
                self.policy.weight.mul_(0.1)

    def forward(self, cells: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        """Return the second layer and the value."""
        weights = self.first * self.scale[:, None]
        body = torch.relu(SparseProduct.apply(cells, weights) + self.first_bias(players))
        body = torch.relu(self.second(body))
        return body, self.value(body).squeeze(-1)

    def log_probabilities(self, body: Tensor, masks: Tensor) -> Tensor:
        """Return the logarithm of each action's probability, given the second layer; a large negative number for
        illegal actions."""
        assert self.policy is not None
        return torch.log_softmax(self.policy(body).masked_fill(masks == 0, -1e9), -1)

    def compiled(self) -> Network:
        """Return a copy of the weights as kernels use them."""
        second = self.second
        rows, biases = np.zeros((0, second.out_features), np.float32), np.zeros(0, np.float32)
        if self.policy is not None:
            rows, biases = array(self.policy.weight), array(self.policy.bias)
        return Network(
            first=array(self.first * self.scale[:, None]),
            first_bias=array(self.first_bias.weight),
            second=array(second.weight.T),
            second_bias=array(second.bias),
            policy=rows,
            policy_bias=biases,
            value=array(self.value.weight[0]),
            value_bias=array(self.value.bias),
        )


def array(weights: Tensor) -> NDArray[np.float32]:
    """Return a copy of weights as a contiguous array."""
    return np.array(weights.detach().numpy(), np.float32, order="C")


def stacked(networks: Sequence[Network]) -> Network:
    """Return the weights of several networks, one after the other."""
    return Network._make(np.stack(weights) for weights in zip(*networks, strict=True))
