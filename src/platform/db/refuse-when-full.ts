import { InsertQueryNode, type KyselyPlugin, TableNode } from 'kysely'
import type { Room } from '../files/room.ts'

/** Tables written also while the disk is full: what signing in, deleting and proving it add; `installation` is one row. */
const ALWAYS: ReadonlySet<string> = new Set([
  'installation',
  'sessions',
  'verifications',
  'security_log',
  'removed_files',
  'task_history',
])

/** Refuses new rows with 507 while the disk is too full. Reading, changing and deleting goes on, so that room can be made. */
export const refuseWhenFull = (room: Room): KyselyPlugin => ({
  transformQuery({ node }) {
    if (InsertQueryNode.is(node) && !isAlwaysAllowed(node)) room.requireSome()
    return node
  },
  transformResult: async ({ result }) => result,
})

function isAlwaysAllowed({ into }: InsertQueryNode): boolean {
  return into !== undefined && TableNode.is(into) && ALWAYS.has(into.table.identifier.name)
}
