import { existsSync, realpathSync } from 'node:fs'
import type { PoolConfig } from 'pg'
import { hostOf, openFolder } from './data-folder.ts'
import { readPassword, USER } from './password.ts'

/** How a command connects to the server that the running program has on `folder`; undefined where none runs. */
export function findRunning(folder: string): PoolConfig | undefined {
  if (!existsSync(`${folder}/.s.PGSQL.5432`)) return undefined
  const host = hostOf({ folder: realpathSync(folder), fd: openFolder(folder) })
  return { host, user: USER, database: 'postgres', password: readPassword(`${folder}.password`) }
}
