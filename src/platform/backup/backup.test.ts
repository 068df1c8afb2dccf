import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  backUp,
  filesOf,
  newMigrations,
  newPath,
  newTarget,
  put,
  restore,
  rowsOf,
  startFilled,
  withoutAccess,
} from '#tests/installations.ts'
import { migrate } from '../db/migrate.ts'
import { kyselyOn } from '../db/open.ts'
import { removePrivateFiles } from '../files/private-files.ts'
import { removeFilesJob } from '../files/remove-files.ts'
import { writeBackup } from './write-backup.ts'

const { app, source } = startFilled()

/** A row that names something. */
const view = (page: string, referrer: string) =>
  app.pool.query(
    `insert into page_views (page, viewed_at, staff, device, referrer) values ($1, $3, false, 'mobile', $2)`,
    [page, referrer, app.clock.now()],
  )

describe('a backup, restored', () => {
  test('has the same rows, files and key, and goes on counting', async () => {
    const file = await backUp(source())
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const target = await newTarget()
    await restore(target, file)
    const rows = await rowsOf(target)
    const before = await rowsOf(app)
    expect(withoutAccess(rows)).toEqual(withoutAccess(before))
    for (const table of ['sessions', 'password_links']) expect(before[table]!.length, table).toBeGreaterThan(0)
    expect([rows.sessions, rows.password_links]).toEqual([[], []])
    expect(rows.security_log!.at(-1)).toMatchObject({ row: expect.stringContaining(',restore,') })
    expect(rows.page_views!.length).toBeGreaterThan(8_000 - 1)
    expect(filesOf(target.dataDir)).toEqual(filesOf(app.settings.dataDir))
    const next = async ({ pool }: Pick<typeof app, 'pool'>) => [
      (await pool.query(`insert into users (name, email, email_verified) values ('x', 'next@x.x', true) returning id`))
        .rows,
      (await pool.query(`insert into page_views (page, staff) values ('next', true) returning id`)).rows,
    ]
    expect(await next(target)).toEqual(await next(app))
  })

  test('made again of what was restored, is the same', async () => {
    const first = await newTarget()
    await restore(first, await backUp(source()))
    const second = await newTarget()
    await restore(second, await backUp(first))
    expect(withoutAccess(await rowsOf(second))).toEqual(withoutAccess(await rowsOf(first)))
    expect(filesOf(second.dataDir)).toEqual(filesOf(first.dataDir))
  })

  test('is of one instant, while the program writes', async () => {
    const origin = await newTarget()
    const migrations = newMigrations({
      '0001_pairs': `create table first (id integer, filling text); create table second (id integer, filling text);
        insert into first select n, repeat('x', 1000) from generate_series(1, 10000) n;
        insert into second select * from first;`,
    })
    await migrate(kyselyOn(origin.pool), migrations)
    let writing = true
    let written = 0
    const writer = (async () => {
      while (writing) {
        const n = --written
        await origin.pool.query(`begin; insert into second values (${n}); insert into first values (${n}); commit`)
        put(join(origin.dataDir, 'uploads', `${-n}`), 'new')
      }
    })()
    const file = newPath('backup.tar.gz')
    const seen: number[] = []
    await writeBackup(origin, file, { report: () => seen.push(written) })
    writing = false
    await writer
    expect(seen.at(-1)).toBeLessThan(seen[0]!) // it wrote between the two tables
    const target = await newTarget()
    await restore({ ...target, migrations }, file)
    const { first, second } = await rowsOf(target)
    expect(second).toEqual(first)
  })

  test('has every file that its rows name, also where files are replaced meanwhile; those go afterwards', async () => {
    const count = 20
    const key = (n: number) => `backup/file-${String(n).padStart(2, '0')}-${'a'.repeat(8)}`
    for (let n = 0; n < count; n++) {
      await app.storage.private.put(key(n), `content ${n}`)
      await view('named', key(n))
    }
    const file = newPath('backup.tar.gz')
    let replaced: Promise<void> | undefined
    // While the rows are packed, each file is replaced: its row first, then the file.
    const report = () => {
      replaced ??= (async () => {
        await app.pool.query(`delete from page_views where page = 'named'`)
        await removePrivateFiles(
          app,
          Array.from({ length: count }, (_, n) => ({ key: key(n) })),
        )
      })()
    }
    await writeBackup(source(), file, { report })
    await replaced
    const target = await newTarget()
    await restore(target, file)
    const { rows } = await target.pool.query(`select referrer as key from page_views where page = 'named' order by 1`)
    expect(rows).toHaveLength(count)
    for (const { key } of rows) expect(existsSync(join(target.dataDir, 'private', key))).toBe(true)

    expect(await app.storage.private.exists(key(0))).toBe(true)
    await app.jobs.send(removeFilesJob, {})
    await app.runJobs()
    expect(await app.storage.private.exists(key(0))).toBe(false)
  })

  test('that has lost a file meanwhile is made once more', async () => {
    await app.storage.private.put('lost/zz-file', 'x')
    await view('lost', 'lost/zz-file')
    const lines: string[] = []
    const report = (line: string) => {
      lines.push(line)
      if (/^ {2}table/.test(line))
        rmSync(join(app.settings.dataDir, 'private', 'lost'), { recursive: true, force: true })
    }
    await writeBackup(source(), newPath('backup.tar.gz'), { report })
    expect(lines.join('\n')).toContain('A file of private that table page_views names went away meanwhile.')
    await app.pool.query(`delete from page_views where page = 'lost'`)
  })

  test('fits a newer program: it is restored at its own migrations, then migrated on', async () => {
    const old = newMigrations({
      '0001_people': `create table people (id integer generated always as identity primary key, name text not null,
        boss integer references people (id), shout text generated always as (upper(name)) stored);
        insert into people (name) values ('of the migration');`,
      '0002_cities': `create table cities (id serial primary key, mayor integer not null references people (id));
        create table a_first (city integer references cities (id) deferrable, "Odd ""name""" bytea[]);
        create function touch() returns trigger language plpgsql as $$ begin new.name := 'touched'; return new; end $$;
        create trigger touch before insert on people for each row execute function touch();`,
    })
    const origin = await newTarget()
    await migrate(kyselyOn(origin.pool), old)
    await origin.pool.query(`create schema jobs; create table jobs.job (id integer)`) // comes anew by itself
    await origin.pool.query(`alter table people disable trigger touch`)
    await origin.pool.query(`delete from people; insert into people (name, boss) values ('Zé', 3), ('Bia', null)`)
    await origin.pool.query(`alter table people enable trigger touch`)
    await origin.pool.query(`insert into cities (mayor) select max(id) from people`)
    await origin.pool.query(`insert into a_first values (1, '{"\\\\x00ff",null}')`)
    const file = await backUp(origin)
    const before = await rowsOf(origin)

    const target = await newTarget()
    await restore({ ...target, migrations: old }, file)
    expect(await rowsOf(target)).toEqual(before)
    expect((await target.pool.query(`select to_regnamespace('jobs') as jobs`)).rows).toEqual([{ jobs: null }])
    await target.pool.query(`insert into people (name) values ('x')`)
    expect((await target.pool.query('select name from people where id = 4')).rows).toEqual([{ name: 'touched' }])

    const newer = newMigrations(
      { '0003_ranks': `alter table people add rank text; update people set rank = name || '!';` },
      old,
    )
    const moved = await newTarget()
    await restore({ ...moved, migrations: newer }, file)
    expect((await moved.pool.query('select name, shout, rank from people order by id')).rows).toEqual([
      { name: 'Zé', shout: 'ZÉ', rank: 'Zé!' },
      { name: 'Bia', shout: 'BIA', rank: 'Bia!' },
    ])
    expect(await migrate(kyselyOn(moved.pool), newer)).toEqual([])
    await expect(restore({ ...(await newTarget()), migrations: old }, await backUp(moved))).rejects.toThrow(
      /of a newer version of the program: .*0003_ranks/,
    )
  })
})
