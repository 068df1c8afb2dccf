import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`what npm start runs ends by ${signal}, also where that is sent to the launcher alone`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-launcher-'))
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SEED: 'none' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    try {
      for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Vitrine: ')) break
      const ended = once(child, 'exit')
      child.kill(signal)
      expect(await ended).toEqual([0, null])
      rmSync(dataDir, { recursive: true })
    } finally {
      // Where it did not end: the launcher with what it runs.
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL')
    }
  })
