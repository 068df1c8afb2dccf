import { cpSync } from 'node:fs'
import { inject } from 'vitest'

/** Copies the run's empty cluster to `folder`, with the password beside it: quicker than a first start. */
export function copyCluster(folder: string) {
  cpSync(inject('cluster'), folder, { recursive: true })
  cpSync(`${inject('cluster')}.password`, `${folder}.password`)
}
