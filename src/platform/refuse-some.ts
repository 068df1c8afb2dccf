import type { FailureCode } from './contract/failure-codes.ts'
import { AppError } from './errors.ts'

/**
 * Refuses a change of many records where some cannot have it, which `fields` names by their places: 'ids.2'.
 * @param why e.g. 'Não existe mais, ou não é sua.'
 */
export function refuseSome(ids: readonly number[], isRefused: (id: number) => boolean, code: FailureCode, why: string) {
  const fields = Object.fromEntries(ids.flatMap((id, place) => (isRefused(id) ? [[`ids.${place}`, why]] : [])))
  const count = Object.keys(fields).length
  if (count > 0) throw new AppError(code, `Nada mudou. ${count} de ${ids.length}: ${why}`, fields)
}
