import { api } from '#client/calls/api.ts'
import { failureText, isApiError } from '#client/calls/failures.ts'
import type { SentPicture } from '#ui/workbench/markdown/text-help.ts'
import { MAX_PICTURE } from '../contract.ts'

/** MIME types that picture fields accept; the server checks the content. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/tiff',
  'image/heic',
]

/** Why a file cannot be sent as a picture; undefined if it can. */
export function refusePicture({ type, size }: File): string | undefined {
  if (!type.startsWith('image/') || type === 'image/svg+xml')
    return 'Este arquivo não é uma imagem. Envie JPEG, PNG ou WebP.'
  if (size === 0) return 'Este arquivo está vazio: tem 0 bytes. Envie outro.'
  if (size > MAX_PICTURE) return 'A imagem passa de 15 MB. Envie uma menor.'
  return undefined
}

/** Sends a picture. Never throws. */
export async function sendPicture(file: File, signal?: AbortSignal): Promise<SentPicture> {
  const problem = refusePicture(file)
  if (problem) return { problem }
  try {
    const { data } = await api.uploads.upload({ file }, { signal })
    return { url: data.url }
  } catch (error) {
    if (signal?.aborted) return { problem: undefined }
    return { problem: (isApiError(error) && error.data?.fields?.file) || failureText(error) }
  }
}
