import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A user and a group, by number. */
export interface Owner {
  uid: number
  gid: number
}

/**
 * The user that a server on `folder` runs as: undefined for this process's own; for root (which PostgreSQL refuses) the
 * folder's owner, else `postgres`, else `nobody`. Throws where the folder belongs to another user.
 */
export function findOwner(folder: string): Owner | undefined {
  const { uid, gid } = statSync(folder)
  const self = process.getuid?.()
  if (self !== 0) {
    if (self === undefined || self === uid) return
    const remedy = `Run the program as that user or as root, or change its owner, with the files beside it: chown -R ${self} ${dirname(folder)}`
    throw new Error(`The data folder ${folder} belongs to the user with number ${uid}. ${remedy}`)
  }
  if (uid !== 0) return { uid, gid }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  // initdb needs a user with a name.
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  const remedy = 'Add a user named postgres, run the program as an ordinary user, or set DATABASE_URL.'
  throw new Error(`PostgreSQL does not run as root, and there is no user postgres or nobody. ${remedy}`)
}

/** Restricts a data folder to its owner, as PostgreSQL requires; also one that root has restored from a copy. */
export function makePrivate(folder: string, owner: Owner | undefined): void {
  chmodSync(folder, 0o700)
  if (!owner || statSync(folder).uid === owner.uid) return
  // The folder itself last, so that an interrupted run is repeated.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid)
  }
  lchownSync(folder, owner.uid, owner.gid)
}
