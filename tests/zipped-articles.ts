import sharp from 'sharp'
import { beforeAll, beforeEach } from 'vitest'
import { startApp } from './app.ts'
import type { Caller } from './call.ts'
import { makeZip, sendZip } from './zip.ts'

type Files = Readonly<Record<string, string | Uint8Array>>

/** An article as other programs write them. */
export const POST = `---
title: "Sete filamentos"
date: 2026-03-12
description: Tabela de oficina.
tags: [pla, petg]
autor: Joana
---

Quente: **210 °C**.
`

export const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c60' } })
  .png()
  .toBuffer()

/** Starts the program without articles before each test, with what its admin does by ZIP and by the calls. */
export function startArticles() {
  const app = startApp()
  let admin: Caller
  beforeAll(() => {
    admin = app.people.admin
  })
  beforeEach(async () => void (await app.pool.query('delete from archives; delete from record_imports')))
  const zipOf = (files: Files | Buffer) => (Buffer.isBuffer(files) ? files : makeZip(files as Files))
  const preview = async (files: Files | Buffer) => {
    const { status, body } = await sendZip(admin, 'import/preview', await zipOf(files))
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.data
  }
  const commit = async (files: Files | Buffer, choices?: object) => {
    const { status, body } = await sendZip(admin, 'import', await zipOf(files), choices)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.data
  }
  const list = async () => {
    const { data } = (await admin.get('/api/v1/list-archive?all=1&limit=1000')).body
    return data.result as { id: number; title: string; date: string; public: boolean }[]
  }
  const whole = async () => {
    const ids = (await list()).map(({ id }) => id)
    return Promise.all(ids.map(async (id) => (await admin.post('/api/v1/item-archive', { id })).body.data.result[0]))
  }
  const one = async () => (await whole())[0]
  const upload = async () => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(photo)], 'foto.png', { type: 'image/png' }))
    return (await admin.post('/api/v1/upload', form)).body.data.url as string
  }
  return { app, preview, commit, list, whole, one, upload }
}
