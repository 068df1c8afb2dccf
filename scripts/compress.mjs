// Adds a Brotli copy, at the highest quality, to each text file of the build.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))))
