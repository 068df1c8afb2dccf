import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:net'

/**
 * Takes a folder for this process, until the returned function gives it back. Throws while another process has it.
 *
 * On Linux this listens on an abstract socket named after the folder's device and inode: the kernel frees it however the
 * process ends, so a claim is never stale, and of several starts at once exactly one wins. Elsewhere nothing is taken:
 * PostgreSQL's own postmaster.pid stands. Processes in other network namespaces (containers) do not see the socket;
 * see `refuseForeignServer` for those.
 */
export async function claimFolder(folder: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => {}
  for (;;) {
    const name = claimName(folder)
    const socket = createServer((caller) => caller.destroy())
      .listen(name)
      .unref()
    await once(socket, 'listening').catch((cause) => {
      const remedy = 'Stop that process first, or set DATA_DIR to another folder.'
      throw new Error(`Another running process of this program uses the data folder ${folder}. ${remedy}`, { cause })
    })
    // A first start replaces its empty folder by the finished one: a claim on the folder that was is worth nothing.
    if (claimName(folder) === name) return () => void socket.close()
    socket.close()
  }
}

function claimName(folder: string) {
  const { dev, ino } = statSync(folder)
  return `\0vitrine-${dev}-${ino}`
}
