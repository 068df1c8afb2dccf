import { nowMs } from '#clock.ts'
import { dateTime, day, dayMonth } from '#time.ts'
import type { ArchiveFields } from '../../archive-fields.ts'

type Publication = Pick<ArchiveFields, 'archive_public' | 'publish_at'>

/** Whether a time is in the future. */
export const isAhead = (moment: string | null | undefined, now = nowMs()): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > now

/** The fields as the server will store them: private until a future publication, public after a past one, dated to it. */
export function settleMoment(fields: ArchiveFields, now = nowMs()): ArchiveFields {
  if (fields.publish_at === null) return fields
  return isAhead(fields.publish_at, now)
    ? { ...fields, archive_public: false }
    : { ...fields, archive_public: true, publish_at: null, date: fields.publish_at }
}

/** The question before a save whose publication time does more than one may expect; undefined for other saves. */
export function questionOf(stored: Publication, { publish_at }: Publication, now = nowMs()) {
  if (publish_at === null) return undefined
  const moment = dateTime(publish_at)
  if (!isAhead(publish_at, now)) {
    const text = `${moment} já passou: o artigo fica público agora, com essa data.`
    return { title: 'Publicar com uma data que já passou?', text, confirm: 'Publicar' }
  }
  if (!stored.archive_public) return undefined
  const text = `O artigo está no site. Ele sai agora e volta em ${moment}.`
  return { title: 'Tirar do ar até lá?', text, confirm: 'Agendar', danger: true }
}

/** What a save did, for its toast: 'Publicado', 'Agendado para 24/12 10:00'. */
export function describeSave(before: Publication, after: Publication, now = nowMs()) {
  if (isAhead(after.publish_at, now)) {
    return after.publish_at === before.publish_at ? 'Atualizado' : `Agendado para ${shortMoment(after.publish_at, now)}`
  }
  if (after.archive_public) return before.archive_public ? 'Atualizado' : 'Publicado'
  return before.archive_public ? 'Tirado do ar' : 'Rascunho salvo'
}

/** '24/12 10:00', with the year unless it is the present one. */
function shortMoment(moment: string, now: number) {
  const [date = '', time] = dateTime(moment).split(' ')
  const isThisYear = date.slice(-4) === day(now).slice(-4)
  return `${isThisYear ? dayMonth(moment) : date} ${time}`
}
