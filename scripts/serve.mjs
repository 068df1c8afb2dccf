// Serves the built program until SIGINT or SIGTERM.
const { default: program } = await import('../dist/server/server.js').catch((error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
const { port, publicUrl } = program.settings

const server = await program.listen().catch(async (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: stop what uses it, or set PORT.` : error.message)
  await program.close()
  process.exit(1)
})
console.log(`Vitrine: ${publicUrl ?? `http://localhost:${server.port}`}`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await server.stop()
    await program.close()
    process.exit()
  })
