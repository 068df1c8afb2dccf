import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { quote, quoteColumns } from './catalog.ts'
import type { Manifest } from './manifest.ts'

/** A table whose rows are being loaded. */
export interface Loading {
  name: string
  /** Sends a part of COPY's text, cut anywhere. Throws where the server refuses it. */
  write(body: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>
  /** Ends the table; returns the number of rows. Throws where the server refuses them. */
  end(): Promise<number>
}

/** Begins to load a table's rows on this connection, which can do nothing else until `end`. */
export function loadRows(client: ClientBase, { name, columns }: Manifest['tables'][number]): Loading {
  // The smallest buffer: each part is sent before the next one is read.
  const rows = client.query(copyFrom(`copy ${quote(name)} (${quoteColumns(columns)}) from stdin`, { highWaterMark: 1 }))
  let failure: Error | undefined
  rows.on('error', (error: Error) => {
    failure ??= new Error(`The rows of table ${name} could not be restored: ${error.message}`, { cause: error })
  })
  const done = finished(rows)
  done.catch(() => {}) // see `failure`
  const orFail = async (step: Promise<unknown>) => {
    await step.catch((error) => {
      throw failure ?? error
    })
    if (failure) throw failure
  }
  return {
    name,
    async write(body) {
      for await (const chunk of body) {
        if (failure) throw failure
        if (!rows.write(chunk)) await orFail(once(rows, 'drain'))
      }
    },
    async end() {
      if (failure) throw failure
      rows.end()
      await orFail(done)
      return rows.rowCount
    },
  }
}
