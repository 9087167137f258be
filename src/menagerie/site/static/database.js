// The IndexedDB of the site: the logs of tables, and values by their names. A promise is kept when the data is on disk.
const NAME = "menagerie", VERSION = 1;

const result = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
const complete = (transaction) => new Promise((resolve, reject) => {
  transaction.oncomplete = () => resolve();
  transaction.onabort = transaction.onerror = () => reject(transaction.error);
});

export const openDatabase = async (closed) => {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("entries", { keyPath: ["table", "n"] });
    opening.result.createObjectStore("tables", { keyPath: "id" });
    opening.result.createObjectStore("values");
  };
  const database = await result(opening);
  database.onversionchange = () => { database.close(); closed(); };
  const reading = (store) => database.transaction(store).objectStore(store);
  const writing = (stores) => database.transaction(stores, "readwrite", { durability: "strict" });

  return {
    read: async (table) => {
      const rows = await result(reading("entries").getAll(IDBKeyRange.bound([table, 0], [table, Infinity])));
      return JSON.stringify(rows.map(({ n, at, body }) => [n, at, body]));
    },
    // An entry that another tab has written first is never replaced: add fails, and with it the whole transaction.
    append: async (text) => {
      const writes = writing(["entries", "tables"]);
      for (const row of JSON.parse(text)) {
        writes.objectStore("entries").add(row);
        writes.objectStore("tables").put({ id: row.table, at: row.at });
      }
      await complete(writes);
    },
    tables: async () => JSON.stringify((await result(reading("tables").getAll())).map(({ id, at }) => [id, at])),
    kept: async (name) => result(reading("values").get(name)),
    keep: async (name, value) => {
      const writes = writing(["values"]);
      writes.objectStore("values").put(value, name);
      await complete(writes);
    },
  };
};
