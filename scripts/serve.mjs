// Serves the built program until SIGINT or SIGTERM.
const { default: program } = await import('../dist/server/server.js').catch((error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
const { host, port, publicUrl } = program.settings

const server = await program.listen().catch(async (error) => {
  const reason = `HOST=${host} and PORT=${port} cannot be listened on: ${error.message}`
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: stop what uses it, or set PORT.` : reason)
  await program.close()
  process.exit(1)
})
console.log(`Vitrine: ${publicUrl ?? `http://localhost:${server.port}`}`)
