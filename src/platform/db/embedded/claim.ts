import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:net'

/**
 * Locks a folder for this process, until the returned function releases it. Throws while another process has it.
 *
 * On Linux the lock is an abstract socket named after the folder's device and inode: the kernel frees it when the process
 * ends, so it is never stale, and of several processes exactly one gets it. Elsewhere there is no lock but PostgreSQL's
 * own postmaster.pid. Processes in other network namespaces (containers) do not see the socket: `refuseForeignServer`.
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
    // A first start replaces the empty folder by the complete one: a lock on the former has no effect.
    if (claimName(folder) === name) return () => void socket.close()
    socket.close()
  }
}

function claimName(folder: string) {
  const { dev, ino } = statSync(folder)
  return `\0vitrine-${dev}-${ino}`
}
