import { expect, test } from 'vitest'
import { sendFile } from './send.ts'

test('nothing is sent for who has called it off before', async () => {
  const file = new File(['linha'], 'log.txt')
  const sending = sendFile({ path: '/api/v1/screen-time/upload', file, signal: AbortSignal.abort() })
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
})
