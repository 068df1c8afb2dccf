import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Context } from '#platform/context.ts'
import { optionalText } from '#platform/contract/fields.ts'
import { AppError } from '#platform/errors.ts'
import { receiveForm } from '#platform/files/receive-form.ts'
import type { Lane } from '#platform/worker/work-queue.ts'
import { TooHeavy } from '#platform/worker/worker-pool.ts'
import { type Board, MAX_BOARD_SIZE } from '#trello/board.ts'
import { MAX_CHOICES, TrelloChoices } from '../../trello-contract.ts'
import { requireLine } from '../lines.ts'

export interface ReceivedBoard {
  board: Board
  /** Name of the file. */
  name: string
  /** By what the same board is known again. */
  source: string
  choices: TrelloChoices
}

const fileName = optionalText(200)

/**
 * Receives the form of a preview or an import, and reads its board in a thread. Throws 404 for a line that is not the
 * caller's, 413 for a file too large or too heavy, 422 for one that is no board, and as `receiveForm`.
 */
export const receiveBoard = <Result>(
  context: Context,
  lane: Lane,
  work: (received: ReceivedBoard) => Promise<Result>,
): Promise<Result> =>
  receiveForm(
    context,
    { fileField: 'file', files: 1, fileSize: MAX_BOARD_SIZE, fieldSize: MAX_CHOICES },
    async ({ files: [file], fields }) => {
      if (!file) throw new AppError('malformed', 'Falta o arquivo: envie o campo file.')
      const choices = readChoices(fields.choices)
      await requireLine(context, choices.line)
      const bytes = await readFile(file.path)
      const hash = createHash('sha256').update(bytes).digest('hex')
      const board = await readInThread(context, lane, bytes)
      if ('fault' in board) throw refuseBoard(board.fault)
      return work({ board, name: fileName.parse(file.name.slice(0, 200)), source: board.id || hash, choices })
    },
  )

/** The refusal of a file, as a text for people. */
export const refuseBoard = (error: string) => new AppError('invalid', error, { file: error })

function readChoices(text = ''): TrelloChoices {
  try {
    return TrelloChoices.parse(JSON.parse(text))
  } catch (cause) {
    const error = 'As escolhas do envio não se leem: envie o campo choices como JSON, com o quadro.'
    throw Object.assign(new AppError('malformed', error), { cause })
  }
}

async function readInThread({ worker, actor, signal }: Context, lane: Lane, bytes: Uint8Array) {
  try {
    return await worker.runInThread('readBoard', bytes, { lane, person: actor?.id ?? null, signal })
  } catch (error) {
    if (!(error instanceof TooHeavy)) throw error
    throw new AppError('too-large', 'O arquivo é pesado demais para ler. Arquive listas no Trello e exporte de novo.')
  }
}
