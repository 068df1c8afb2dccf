import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A user and a group, by number. */
export interface Owner {
  uid: number
  gid: number
}

/**
 * The user a server on `folder` runs under: undefined for this process's own; for root (which PostgreSQL refuses)
 * the folder's owner, else `postgres`, else `nobody`. Throws when the folder is another user's.
 */
export function findOwner(folder: string): Owner | undefined {
  const { uid, gid } = statSync(folder)
  const self = process.getuid?.()
  if (self !== 0) {
    if (self === undefined || self === uid) return
    const remedy = `Run the program as that user or as root, or give it away with the files beside it: chown -R ${self} ${dirname(folder)}`
    throw new Error(`The data folder ${folder} belongs to the user with number ${uid}. ${remedy}`)
  }
  if (uid !== 0) return { uid, gid }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  // initdb wants a user with a name.
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  const remedy = 'Add a user named postgres, run the program as an ordinary user, or set DATABASE_URL.'
  throw new Error(`PostgreSQL does not run as root, and there is no user postgres or nobody. ${remedy}`)
}

/** Makes a data folder its owner's alone, as PostgreSQL demands, also one that root put back from a copy. */
export function makePrivate(folder: string, owner: Owner | undefined): void {
  chmodSync(folder, 0o700)
  if (!owner || statSync(folder).uid === owner.uid) return
  // The folder itself last: an interrupted run starts over.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid)
  }
  lchownSync(folder, owner.uid, owner.gid)
}
