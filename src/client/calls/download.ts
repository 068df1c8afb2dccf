import { readAnswer } from './answer.ts'
import { announceUnreached } from './unreached.ts'

/**
 * Downloads what a call answers, under that name. For files that are made on request: unlike a plain link it can say
 * why there is none. Throws an `ApiError` where the call was refused, and fetch's own error where the server was not
 * reached.
 */
export async function downloadFile(path: string, name: string) {
  const address = URL.createObjectURL(await fetchFile(path))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

async function fetchFile(path: string): Promise<Blob> {
  try {
    const response = await fetch(path, { headers: { 'accept-language': 'pt_BR' } })
    if (!response.ok) readAnswer('', response.status, await response.text())
    return await response.blob()
  } catch (error) {
    announceUnreached(error)
    throw error
  }
}
