import { AppError } from '../errors.ts'

/** The refusal of a file of 0 bytes, which somebody sent by mistake. */
export function emptyFile({ name, field = 'file' }: { name?: string; field?: string } = {}) {
  const error = `${name ? `“${name}”` : 'O arquivo'} está vazio: tem 0 bytes. Envie outro.`
  return new AppError('invalid', error, { [field]: error })
}
