import { InsertQueryNode, type KyselyPlugin, type RootOperationNode, TableNode } from 'kysely'
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
    if (insertsOf(node).some((insert) => !isAlwaysAllowed(insert))) room.requireSome()
    return node
  },
  transformResult: async ({ result }) => result,
})

/** The inserts of a statement: itself, and those it begins with (`with`). */
function insertsOf(node: RootOperationNode): InsertQueryNode[] {
  const parts = 'with' in node ? (node.with?.expressions ?? []).map(({ expression }) => expression) : []
  return [node, ...parts].filter((part) => InsertQueryNode.is(part))
}

function isAlwaysAllowed({ into }: InsertQueryNode): boolean {
  return into !== undefined && TableNode.is(into) && ALWAYS.has(into.table.identifier.name)
}
