import { describePiece } from '#domains/pieces/server/describe.ts'
import { MAX_STL } from '#domains/pieces/stl/limits.ts'
import type { Context } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import { AppError } from '#platform/errors.ts'
import { removePrivateFiles, sendPrivateFile, storeLocalFile } from '#platform/files/private-files.ts'
import { type ReceivedFile, receiveForm } from '#platform/files/receive-form.ts'
import type { Form } from '#platform/http/forms.ts'
import { readJsonField, requireValid } from '#platform/http/invalid.ts'
import { PieceMessage } from '../contract.ts'
import { share, storeMessage } from './service.ts'

/** Prefix of the keys of messages' files, in the private store. */
export const FOLDER = 'messages'

const LIMITS = { fileField: 'file', files: 1, fileSize: MAX_STL, fieldSize: 32 * 1024 }

/**
 * Stores a request for a piece as a message, with its file where one came, and queues an e-mail to the admin: all of it or
 * nothing. A repeated key is ignored. Throws 404 where the firm prints no pieces, 422, 429 before anything is read, and as
 * `receiveForm`.
 */
export async function receivePieceMessage(context: Context) {
  await share.spend(context)
  return receiveForm(context, LIMITS, async ({ fields, files: [file] }) => {
    await savePieceMessage(context, readJsonField(PieceMessage, fields.request ?? '', 'request'), file)
    return DONE
  })
}

/** The page's own form, from a browser without scripts: the same without a file. */
export const sendPieceForm: Form = async (context, { name, contact, message, site, ...piece }) => {
  const request = requireValid(PieceMessage, { name, contact, message, site, piece })
  await share.spend(context)
  await savePieceMessage(context, request)
  return '/sua-peca?enviada=1'
}

async function savePieceMessage(
  context: Context,
  { piece: asked, message: note, ...typed }: PieceMessage,
  file?: ReceivedFile,
) {
  if (typed.site) return
  const { text, piece } = await describePiece(context, asked)
  const stored = file && (await storeLocalFile(context, `${FOLDER}/piece`, file))
  const message = { ...typed, message: withNote(text, note) }
  // After an error, such as a lost connection, the message may be there: its file is left to the clean-up job.
  if (await storeMessage(context, message, { piece, ...(stored && { file: stored }) })) return
  if (stored) await removePrivateFiles(context, [stored])
  await share.refund(context)
}

/** What is asked for, and below it what was typed. */
export const withNote = (text: string, note = '') => (note ? `${text}\n\n${note}` : text)

/** Sends a message's file. Throws 404, 412, 416. */
export async function sendMessageFile(context: Context, id: number) {
  const row = await context.db
    .selectFrom('contact_messages')
    .select(['file_key', 'file_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.file_key) throw new AppError('missing', 'Esta mensagem não tem arquivo.')
  return sendPrivateFile(context, { key: row.file_key, name: row.file_name ?? 'peca.stl' })
}
