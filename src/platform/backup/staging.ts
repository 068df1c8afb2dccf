import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '../db/embedded/binaries.ts'
import type { Entry } from './archive.ts'
import { type FileStores, isEmpty } from './file-stores.ts'
import { listFolder } from './folder-store.ts'

/** The files of a restore, apart from all else until everything is there. */
export interface Staging {
  /** Keeps a file `key` of a store. Throws for a key that leads out of its place. */
  addFile(store: string, key: string, entry: Entry): Promise<void>
  /** Keeps the program's key. */
  addSecret(entry: Entry): Promise<void>
  /** Brings everything to its place, so that only the commit of the rows is left. */
  place(): Promise<void>
  /** Takes back what was placed, and removes everything. */
  undo(): Promise<void>
  /** Removes what is left of the work. */
  finish(): void
}

/**
 * Opens a folder in the data folder for the files of a restore. What a killed restore left is cleared away: its unfinished
 * folder is removed; folders it had already brought to their places are moved aside and reported, never removed.
 * Throws when a store holds files otherwise.
 */
export async function openStaging(
  dataDir: string,
  stores: FileStores,
  report: (line: string) => void,
): Promise<Staging> {
  const folder = resolve(dataDir, 'restore.part')
  /** Is there from before the first file comes to its place until the rows are committed. */
  const mark = join(folder, 'placing')
  const secret = join(folder, 'secret')
  const staged = (store: string) => join(folder, 'files', store)
  await clearPlaces(stores, existsSync(mark), report)
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
    rmSync(mark, { force: true }) // first: a folder without it is merely an unfinished one
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    async addFile(store, key, entry) {
      const path = resolve(staged(store), key)
      if (!path.startsWith(staged(store) + sep)) throw new Error(`The backup holds an impossible file name: ${key}`)
      for (let at = dirname(path); !folders.has(at); at = dirname(at)) folders.add(at)
      await write(path, entry)
    },
    addSecret: (entry) => write(secret, entry),
    async place() {
      for (const each of folders) syncFolder(each)
      writeFileSync(mark, '', { flush: true })
      syncFolder(folder)
      for (const [name, store] of Object.entries(stores)) {
        if (!existsSync(staged(name))) continue
        if (store.folder === undefined) await eachFile(staged(name), store.put)
        else moveFolder(staged(name), store.folder, move)
      }
      if (!existsSync(secret)) return
      const to = resolve(dataDir, 'secret')
      if (existsSync(to)) move(to, asideOf(to))
      move(secret, to)
    },
    async undo() {
      for (const { from, to } of moved.splice(0).reverse()) renameSync(to, from)
      if (existsSync(mark)) {
        for (const [name, store] of Object.entries(stores)) {
          if (store.folder === undefined) await eachFile(staged(name), store.delete)
        }
      }
      finish()
    },
    finish,
  }
}

async function clearPlaces(stores: FileStores, killed: boolean, report: (line: string) => void) {
  for (const [name, store] of Object.entries(stores)) {
    if (await isEmpty(store)) continue
    const { folder } = store
    if (!killed) throw new Error(`There are files in ${folder ?? name} already. Restore into an empty installation.`)
    if (folder === undefined) continue // the same files are put over them
    const aside = asideOf(folder)
    renameSync(folder, aside)
    report(`  ${name} has files of an interrupted restore: moved to ${aside}, remove that when all is well`)
  }
}

const asideOf = (path: string) => `${path}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`

async function write(path: string, { body, modified }: Entry) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  if (modified) await utimes(path, modified, modified)
}

function moveFolder(from: string, to: string, move: (from: string, to: string) => void) {
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    move(from, to) // over an empty folder, too
  } catch (cause) {
    const remedy = 'It must be an ordinary folder: where it is a mounted volume, set DATA_DIR to the volume itself.'
    throw new Error(`The files could not be moved to ${to}: ${(cause as Error).message}. ${remedy}`, { cause })
  }
}

/** A place that is no folder takes files one by one; nothing but the restored rows will know them. */
async function eachFile(folder: string, work: (key: string, path: string) => Promise<void>) {
  for await (const { key } of listFolder(folder)) await work(key, join(folder, key))
}
