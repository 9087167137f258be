// Run by node when the site is built: lets Pyodide compile the modules of an archive, so that no browser has to.
// node compile.mjs PYODIDE ARCHIVE RESULT
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, archive, result] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/archive.zip", new Uint8Array(readFileSync(archive)));
python.runPython(`
import _imp, importlib._bootstrap_external as external, zipfile
with zipfile.ZipFile("/archive.zip") as given, zipfile.ZipFile("/result.zip", "w") as made:
    for name in given.namelist():
        content = given.read(name)
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True, optimize=2)
            content = external._code_to_hash_pyc(code, bytes(8), False)
            name += "c"
        made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(result, python.FS.readFile("/result.zip"));
