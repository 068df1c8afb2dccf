import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { productionContract } from '../contract.ts'
import { LINE_TYPES, type LineType } from '../production.ts'
import { addCard, findLastLine, listRemoved, readBoard, readChanges, searchTasks, setLimit } from './board.ts'
import { addComment, changeComment, removeComment } from './comments.ts'
import { sendCsv } from './csv.ts'
import { updateLine } from './lines.ts'
import { findLine, listColumn, listLines, listTasks, listTasksWithStatus } from './lists.ts'
import { moveCards } from './move.ts'
import { sendAttachment } from './pictures.ts'
import { saveTask } from './save-task.ts'
import { readProgress, readShare, shareLine } from './share.ts'
import { addSubtask, changeSubtask, removeSubtask } from './subtasks.ts'
import { findTask, listHistory, restoreTask } from './task.ts'

const production = implement(productionContract).$context<Context>().use(enforceAccess)
const { board, progress, task } = production

const isType = (text: string): text is LineType => (LINE_TYPES as readonly string[]).includes(text)

export const productionRoutes = production.router({
  lines: production.lines.handler(({ context, input }) => listLines(context, input)),
  tasks: production.tasks.handler(({ context, input }) => listTasks(context, input)),
  details: production.details.handler(({ context, input }) => findLine(context, input.id_project)),
  updateStatus: production.updateStatus.handler(async ({ context, input: { id, status } }) => {
    const { result } = await moveCards(context, { ids: [id], status, before: null })
    return { result }
  }),
  save: production.save.handler(({ context }) => saveTask(context)),
  withStatus: production.withStatus.handler(({ context, input }) => listTasksWithStatus(context, input)),
  log: production.log.handler(({ context, input }) => listColumn(context, input)),
  updateLine: production.updateLine.handler(({ context, input: { id, status } }) =>
    updateLine(context, id, isType(status) ? { projectline: status } : { projectstatus: status }),
  ),
  updateLineStatus: production.updateLineStatus.handler(({ context, input: { id, status } }) =>
    updateLine(context, id, { projectstatus: status }),
  ),
  updateLineType: production.updateLineType.handler(({ context, input: { id, type } }) =>
    updateLine(context, id, { projectline: type }),
  ),
  board: {
    read: board.read.handler(({ context, input }) => readBoard(context, input.id)),
    changes: board.changes.handler(({ context, input }) => readChanges(context, input)),
    move: board.move.handler(({ context, input }) => moveCards(context, input)),
    add: board.add.handler(({ context, input }) => addCard(context, input)),
    search: board.search.handler(({ context, input }) => searchTasks(context, input)),
    limit: board.limit.handler(({ context, input }) => setLimit(context, input)),
    last: board.last.handler(({ context }) => findLastLine(context)),
    removed: board.removed.handler(({ context, input }) => listRemoved(context, input.id)),
    share: board.share.handler(({ context, input }) => shareLine(context, input)),
    shared: board.shared.handler(({ context, input }) => readShare(context, input.id)),
    csv: board.csv.handler(({ context, input }) => sendCsv(context, input.id)),
  },
  progress: { read: progress.read.handler(({ context, input }) => readProgress(context, input.token)) },
  task: {
    read: task.read.handler(({ context, input }) => findTask(context, input.id_text)),
    history: task.history.handler(({ context, input }) => listHistory(context, input.id)),
    restore: task.restore.handler(({ context, input }) => restoreTask(context, input.id)),
    addSubtask: task.addSubtask.handler(({ context, input }) => addSubtask(context, input)),
    changeSubtask: task.changeSubtask.handler(({ context, input }) => changeSubtask(context, input)),
    removeSubtask: task.removeSubtask.handler(({ context, input }) => removeSubtask(context, input.id)),
    addComment: task.addComment.handler(({ context, input }) => addComment(context, input)),
    changeComment: task.changeComment.handler(({ context, input }) => changeComment(context, input)),
    removeComment: task.removeComment.handler(({ context, input }) => removeComment(context, input.id)),
    attachment: task.attachment.handler(({ context, input }) => sendAttachment(context, input)),
  },
})
