import type { Caller } from './call.ts'

interface Stream {
  status: number
  /** The next event; undefined once the stream has ended. */
  next(): Promise<{ topic: string; counter: number | null } | undefined>
  close(): void
}

/** Opens a stream of topics, e.g. `line:12`, as browsers do. */
export async function watchEvents(who: Caller, topics: readonly string[]): Promise<Stream> {
  const client = new AbortController()
  const query = new URLSearchParams(topics.map((topic) => ['topics[]', topic]))
  const answer = await who.fetch(`/api/v1/events?${query}`, { signal: client.signal })
  const events = readEvents(answer)
  return {
    status: answer.status,
    next: async () => (await events.next()).value,
    close: () => client.abort(),
  }
}

async function* readEvents({ body }: Response): AsyncGenerator<{ topic: string; counter: number | null }, undefined> {
  let text = ''
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (.+)$/m.exec(block)?.[1]
      if (/^event: message$/m.test(block) && data) yield JSON.parse(data)
    }
  }
  return undefined
}
