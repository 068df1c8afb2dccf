import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { systemClock } from '#clock.ts'
import { syncFolder } from '../db/embedded/binaries.ts'
import type { Entry } from './archive.ts'
import { isEmpty } from './file-store.ts'
import type { FileStores } from './file-stores.ts'
import { listFolder } from './folder-store.ts'

/** The files of a restore, in a folder of their own until all have arrived. */
export interface Staging {
  /** Stores the file `key` of a store. Throws for a key that leads out of it. */
  addFile(store: string, key: string, entry: Entry): Promise<void>
  /** Stores the program's key. */
  addSecret(entry: Entry): Promise<void>
  /** Moves all files into their stores; only the commit of the rows remains. */
  place(): Promise<void>
  /** Reverts `place`, and removes all files. */
  undo(): Promise<void>
  /** Removes the folder. */
  finish(): void
}

/**
 * Creates a folder in the data folder for the files of a restore. That of a killed restore is removed; stores that it had
 * already moved are renamed and reported, never removed. Throws where a store has files otherwise.
 */
export async function openStaging(
  dataDir: string,
  stores: FileStores,
  report: (line: string) => void,
): Promise<Staging> {
  const folder = resolve(dataDir, 'restore.part')
  /** Exists from before the first file is moved until the rows are committed. */
  const placing = join(folder, 'placing')
  const secret = join(folder, 'secret')
  const staged = (store: string) => join(folder, 'files', store)
  await clearStores(stores, existsSync(placing), report)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  const folders = new Set([folder])
  const moved: { from: string; to: string }[] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    moved.push({ from, to })
    syncFolder(dirname(to))
  }
  const finish = () => {
    rmSync(placing, { force: true }) // first: a folder without it is removed by the next restore
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    async addFile(store, key, entry) {
      const path = resolve(staged(store), key)
      if (!path.startsWith(staged(store) + sep)) throw new Error(`The backup has an invalid file name: ${key}`)
      for (let at = dirname(path); !folders.has(at); at = dirname(at)) folders.add(at)
      await write(path, entry)
    },
    addSecret: (entry) => write(secret, entry),
    async place() {
      for (const each of folders) syncFolder(each)
      writeFileSync(placing, '', { flush: true })
      syncFolder(folder)
      for (const [name, store] of Object.entries(stores)) {
        if (!existsSync(staged(name))) continue
        if (store.folder === undefined) await eachFile(staged(name), store.put)
        else moveFolder(staged(name), store.folder, move)
      }
      if (!existsSync(secret)) return
      const to = resolve(dataDir, 'secret')
      if (existsSync(to)) move(to, withDate(to))
      move(secret, to)
    },
    async undo() {
      for (const { from, to } of moved.splice(0).reverse()) renameSync(to, from)
      if (existsSync(placing)) {
        for (const [name, store] of Object.entries(stores)) {
          if (store.folder === undefined) await eachFile(staged(name), store.delete)
        }
      }
      finish()
    },
    finish,
  }
}

async function clearStores(stores: FileStores, killed: boolean, report: (line: string) => void) {
  for (const [name, store] of Object.entries(stores)) {
    if (await isEmpty(store)) continue
    const { folder } = store
    if (!killed) throw new Error(`There are files in ${folder ?? name} already. Restore into an empty installation.`)
    if (folder === undefined) continue // overwritten by the same files
    const renamed = withDate(folder)
    renameSync(folder, renamed)
    report(
      `  ${name} has files of an interrupted restore: moved to ${renamed}, which you can remove after this restore`,
    )
  }
}

const withDate = (path: string) => `${path}.before-restore-${systemClock.now().toISOString().replaceAll(/[:.]/g, '-')}`

async function write(path: string, { body, modified }: Entry) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  if (modified) await utimes(path, modified, modified)
}

function moveFolder(from: string, to: string, move: (from: string, to: string) => void) {
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    move(from, to) // also replaces an empty folder
  } catch (cause) {
    const remedy = 'It must be an ordinary folder: where it is a mounted volume, set DATA_DIR to the volume itself.'
    throw new Error(`The files could not be moved to ${to}: ${(cause as Error).message}. ${remedy}`, { cause })
  }
}

/** Calls `work` with each file of a staged store, for buckets. */
async function eachFile(folder: string, work: (key: string, path: string) => Promise<void>) {
  for await (const { key } of listFolder(folder)) await work(key, join(folder, key))
}
