import { serve } from '#platform/http/calls.ts'
import { productionContract } from '../contract.ts'
import { LINE_TYPES, type LineType } from '../production.ts'
import { addCard, findLastLine, listRemoved, readBoard, readChanges, searchTasks, setLimit } from './board.ts'
import { removeTasks } from './bulk.ts'
import { changeMany } from './bulk-change.ts'
import { moveToLine } from './bulk-line.ts'
import { addComment, changeComment, removeComment } from './comments.ts'
import { sendCsv } from './csv.ts'
import { addFiles, removeFile, sendTaskFile } from './files.ts'
import { setFollow } from './follows.ts'
import { beHere } from './here.ts'
import { createLabel, listLabels, mergeLabels, removeLabel, restoreLabel, updateLabel } from './labels.ts'
import { letIn } from './let-in.ts'
import { updateLine } from './lines.ts'
import { addBlocker, listCandidates, removeBlocker } from './links.ts'
import { findLine, listColumn, listLines, listTasks, listTasksWithStatus } from './lists.ts'
import { listMyTasks } from './mine.ts'
import { moveCards } from './move.ts'
import { sendAttachment } from './pictures.ts'
import { changeFields, saveTask } from './save-task.ts'
import { readProgress, readShare, shareLine } from './share.ts'
import { addSubtask, changeSubtask, promoteSubtask, removeSubtask } from './subtasks.ts'
import { findTask, listHistory, restoreTask } from './task.ts'
import { renderDescription } from './task-input.ts'
import { trelloImport } from './trello/import.ts'
import { createView, listViews, setViewRemoved, updateView } from './views.ts'

const isType = (text: string): text is LineType => (LINE_TYPES as readonly string[]).includes(text)

export const productionRoutes = serve(productionContract, {
  lines: listLines,
  tasks: listTasks,
  details: (context, { id_project }) => findLine(context, id_project),
  updateStatus: async (context, { id, status }) => {
    const { result } = await moveCards(context, { ids: [id], status, before: null })
    return { result }
  },
  save: saveTask,
  withStatus: listTasksWithStatus,
  log: listColumn,
  updateLine: (context, { id, status }) =>
    updateLine(context, id, isType(status) ? { projectline: status } : { projectstatus: status }),
  updateLineStatus: (context, { id, status }) => updateLine(context, id, { projectstatus: status }),
  updateLineType: (context, { id, type }) => updateLine(context, id, { projectline: type }),
  board: {
    read: (context, { id }) => readBoard(context, id),
    changes: readChanges,
    move: moveCards,
    add: addCard,
    search: searchTasks,
    limit: setLimit,
    last: findLastLine,
    removed: (context, { id }) => listRemoved(context, id),
    share: shareLine,
    shared: (context, { id }) => readShare(context, id),
    csv: (context, { id }) => sendCsv(context, id),
  },
  mine: { list: listMyTasks },
  progress: { read: (context, { token }) => readProgress(context, token) },
  task: {
    read: (context, { id_text }) => findTask(context, id_text),
    change: changeFields,
    text: renderDescription,
    history: (context, { id }) => listHistory(context, id),
    restore: (context, { id }) => restoreTask(context, id),
    follow: setFollow,
    here: beHere,
    addSubtask,
    changeSubtask,
    removeSubtask: (context, { id }) => removeSubtask(context, id),
    promoteSubtask: (context, { id }) => promoteSubtask(context, id),
    addComment,
    changeComment,
    removeComment: (context, { id }) => removeComment(context, id),
    letIn,
    attachment: sendAttachment,
  },
  files: { add: addFiles, remove: (context, { id }) => removeFile(context, id), download: sendTaskFile },
  links: { block: addBlocker, unblock: removeBlocker, candidates: listCandidates },
  labels: {
    list: listLabels,
    create: createLabel,
    update: updateLabel,
    merge: mergeLabels,
    remove: (context, { id }) => removeLabel(context, id),
    restore: (context, { id }) => restoreLabel(context, id),
  },
  many: {
    change: changeMany,
    moveToLine,
    remove: (context, { ids, as_made }) => removeTasks(context, { ids, asMade: as_made }),
    restore: (context, { ids }) => removeTasks(context, { ids, back: true }),
  },
  trello: trelloImport,
  views: {
    list: (context, { id }) => listViews(context, id),
    create: createView,
    update: updateView,
    remove: (context, { id }) => setViewRemoved(context, id, true),
    restore: (context, { id }) => setViewRemoved(context, id, false),
  },
})
