// Another process with an embedded PostgreSQL of its own, for tests to kill: node tests/embedded-child.ts FOLDER
// It adds a row, then prints the server's pid. Ends cleanly when its standard input does, so that it never outlives its test.
import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded/embedded.ts'

const server = await startEmbedded(process.argv[2]!)
const client = new pg.Client(server.connection)
client.on('error', () => {}) // the test ended the server
await client.connect()
await client.query('create table if not exists kept (id integer generated always as identity)')
await client.query('insert into kept default values')
console.log(server.pid)
process.stdin.resume().once('end', async () => {
  await client.end()
  await server.stop()
})
