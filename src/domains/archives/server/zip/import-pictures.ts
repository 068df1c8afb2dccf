import { basename } from 'node:path/posix'
import { MAX_PICTURE } from '#domains/uploads/contract.ts'
import { AppError } from '#platform/errors.ts'
import { DamagedFile, type OpenZip, type RefusedFile } from '#platform/zip/read-zip.ts'
import type { ReadArticle } from './read-articles.ts'

/**
 * Does `work` with each picture that articles show, one after the other, so that one is in memory. What is no picture is
 * refused, and the articles come without it.
 * @returns what came of each, by its path in the ZIP
 */
export async function eachPicture<Result>(
  zip: OpenZip,
  articles: readonly ReadArticle[],
  work: (name: string, bytes: Buffer<ArrayBuffer>) => Promise<Result>,
): Promise<{ done: ReadonlyMap<string, Result>; refused: RefusedFile[] }> {
  const shown = new Set(articles.flatMap(({ pictures }) => [...pictures.values()]))
  const done = new Map<string, Result>()
  const refused: RefusedFile[] = []
  for (const file of zip.files) {
    if (!shown.has(file.path)) continue
    try {
      if (file.size > MAX_PICTURE) throw new AppError('too-large', 'A imagem passa de 15 MB.')
      done.set(file.path, await work(basename(file.path), await zip.read(file)))
    } catch (error) {
      refused.push({ path: file.path, text: reasonOf(error) })
    }
  }
  return { done, refused }
}

/** Why a picture is left out. Throws what is no fault of the picture. */
function reasonOf(error: unknown): string {
  if (error instanceof DamagedFile) return 'Está danificada no ZIP.'
  if (!(error instanceof AppError)) throw error
  if (error.code === 'invalid') return 'Não é uma imagem que sabemos ler: o artigo entra sem ela.'
  if (error.code === 'too-large') return `${error.message} O artigo entra sem ela.`
  throw error
}
