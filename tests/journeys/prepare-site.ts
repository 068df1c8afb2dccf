import { rmSync } from 'node:fs'
import { startSite, stopSite } from './site.ts'

/** Before all journeys: a first run with the demo's content. Every site of the run starts on a copy of its data folder. */
export default async function prepareSite() {
  const site = await startSite()
  await stopSite(site, { keep: true })
  process.env.PREPARED_SITE = site.dataDir
  process.env.PREPARED_PASSWORD = site.staffPassword
  return () => rmSync(site.dataDir, { recursive: true })
}
