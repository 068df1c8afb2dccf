/** Answers that are kept at most. */
const MOST = 5

interface Kept {
  etag: string
  answer: unknown
}

/**
 * Private answers that have an ETag, by their address, in the memory of this page alone: the server says whether one still
 * holds, and checks each time whether the caller may have it.
 */
const kept = new Map<string, Kept>()

/** The header that asks whether what is kept of an address still holds; none where nothing is. */
export function askIfHolds(url: string): { 'if-none-match'?: string } {
  const etag = kept.get(url)?.etag
  return etag ? { 'if-none-match': etag } : {}
}

/** What is kept of an address, where the answer says that it holds. */
export const answerThatHolds = (url: string, { status }: Response) => (status === 304 ? kept.get(url) : undefined)

/** Keeps an answer that no browser stores and that has an ETag; the one that was kept longest goes. */
export function keepAnswer(url: string, { headers }: Response, answer: unknown) {
  kept.delete(url)
  const etag = headers.get('etag')
  if (!etag || headers.get('cache-control') !== 'no-store') return
  kept.set(url, { etag, answer })
  for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest)
}

/** Forgets all of them: at a sign-out. */
export const forgetAnswers = () => kept.clear()
