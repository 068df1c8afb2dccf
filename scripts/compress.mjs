// Adds a Brotli copy, at the highest quality, to each text file of the build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

for (const entry of readdirSync('dist/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
}
