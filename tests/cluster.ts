import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Copies the run's empty cluster to `folder`, with the password beside it: quicker than a first start. */
export function copyCluster(folder: string) {
  cpSync(inject('cluster'), folder, { recursive: true })
  cpSync(`${inject('cluster')}.password`, `${folder}.password`)
}

/** Gives a data folder the run's empty cluster, so that the program under test need not make one. */
export const prepareData = (dataDir: string) => copyCluster(join(dataDir, 'postgres'))
