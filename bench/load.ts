import autocannon from 'autocannon'

/** Connections at once: more would only queue on two cores. */
const CONNECTIONS = 16

export interface Target {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Each request has a body of its own. */
  drawBody?: () => string
  /** Each request comes from an address of its own, as far as the program knows. */
  fromAnywhere?: boolean
  /** Each request names a host of its own, so that no kept page answers it. */
  toAnyHost?: boolean
}

/** Requests a second that a server answers with 200, over some seconds of load. Throws where one was not. */
export async function measureRate(
  { url, method = 'GET', headers, body, drawBody, fromAnywhere, toAnyHost }: Target,
  seconds: number,
  connections = CONNECTIONS,
): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        headers,
        body,
        setupRequest: (request) => ({
          ...request,
          ...(drawBody && { body: drawBody() }),
          headers: {
            ...request.headers,
            ...(fromAnywhere && { 'x-forwarded-for': drawAddress() }),
            ...(toAnyHost && { host: `${crypto.randomUUID()}.localhost` }),
          },
        }),
      },
    ],
  })
  const bad = result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0) + result.errors + result.timeouts
  if (bad > 0) throw new Error(`${method} ${url}: ${bad} requests failed`)
  return result.requests.total / result.duration
}

const drawAddress = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 250)).join('.')

/** One ratio a round: ours, then the reference, at once after each other, so that a drifting machine drifts for both. */
export async function compare(
  ours: Target,
  reference: Target,
  { rounds = 5, seconds = 2, connections }: { rounds?: number; seconds?: number; connections?: number } = {},
) {
  await measureRate(ours, 1, connections)
  await measureRate(reference, 1, connections)
  const ratios: number[] = []
  const rates: number[] = []
  for (let round = 0; round < rounds; round++) {
    const rate = await measureRate(ours, seconds, connections)
    rates.push(rate)
    ratios.push(rate / (await measureRate(reference, seconds, connections)))
  }
  return { ratio: spread(ratios), rate: spread(rates).median }
}

/** Smallest, middle and largest of some figures. */
export function spread(figures: number[]) {
  const sorted = [...figures].sort((a, b) => a - b)
  return { min: sorted[0]!, median: sorted[Math.floor(sorted.length / 2)]!, max: sorted.at(-1)! }
}
