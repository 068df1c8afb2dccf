import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { sendFile } from '#client/calls/send.ts'
import { fileSize } from '#file-size.ts'
import { dateTime, day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { FileDrop } from '#ui/workbench/file-drop.tsx'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { MAX_IMPORT_SIZE } from '../../import-contract.ts'
import styles from './settings.module.css'

type Preview = Awaited<ReturnType<Api['calendar']['import']['preview']>>['data']
type Counts = Pick<Preview, 'added' | 'updated'>

/** Imports a calendar file, after showing what is in it. */
export function Import({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<{ file: File; preview: Preview }>()
  const [problem, setProblem] = useState<string>()
  const { running, run } = useRun()
  const fail = (failure: unknown) => setProblem(failureText(failure))

  async function read(file: File) {
    setFound(undefined)
    setProblem(undefined)
    if (file.size > MAX_IMPORT_SIZE) return setProblem(`O arquivo passa de ${fileSize(MAX_IMPORT_SIZE)}.`)
    await run(async () => {
      const { data } = (await sendFile({ path: '/api/v1/calendar/import/preview', file })) as { data: Preview }
      setFound({ file, preview: data })
    }, fail)
  }

  async function save({ file }: { file: File }) {
    setProblem(undefined)
    const saved = await run(
      async () => (await sendFile({ path: '/api/v1/calendar/import', file })) as { data: Counts },
      fail,
    )
    if (!saved) return
    await client.invalidateQueries({ queryKey: query.calendar.key() })
    notifySuccess(doneText(saved.value.data))
    onClose()
  }

  return (
    <Stack>
      <FileDrop
        label="Arquivo .ics"
        inputRef={input}
        accept={['text/calendar', '.ics']}
        disabled={running}
        onFiles={([file]) => file && void read(file)}
        className={styles.drop}
      >
        <IconFileImport size={24} aria-hidden />
        <Text>Solte aqui um arquivo .ics, até {fileSize(MAX_IMPORT_SIZE)}, ou</Text>
        <Button variant="default" loading={running && !found}>
          Escolher o arquivo
        </Button>
      </FileDrop>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {found && <Found preview={found.preview} name={found.file.name} />}
      {found && (
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={running} disabled={!actionText(found.preview)} onClick={() => void save(found)}>
            {actionText(found.preview) || 'Nada de novo para importar'}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

/** What an import will do: 'Importar 2 eventos, atualizar 1 evento'; '' for nothing. */
function actionText({ added, updated }: Counts): string {
  const parts = [
    added > 0 && `importar ${plural(added, 'evento', 'eventos')}`,
    updated > 0 && `atualizar ${plural(updated, 'evento', 'eventos')}`,
  ]
  const text = parts.filter(Boolean).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What it has done: '2 eventos importados, 1 evento atualizado'. */
function doneText({ added, updated }: Counts): string {
  const imported = plural(added, 'evento importado', 'eventos importados')
  const renewed = plural(updated, 'evento atualizado', 'eventos atualizados')
  return updated === 0 ? imported : added === 0 ? renewed : `${imported}, ${renewed}`
}

/** What is in a file: its events, those that are there already, what is left out and why. */
const Found = ({ preview, name }: { preview: Preview; name: string }) => (
  <section className={`stack gap-60 ${styles.found}`} aria-label={`O que há em ${name}`}>
    <p role="status">
      {plural(preview.added, 'evento novo', 'eventos novos')},{' '}
      {preview.updated > 0 && `${plural(preview.updated, 'atualizado', 'atualizados')}, `}
      {preview.known} já no calendário, {preview.refused.length} de fora
    </p>
    {preview.remarks.map((remark) => (
      <p key={remark}>{remark}</p>
    ))}
    <ul className="bare-list scrolls lines-around">
      {preview.events.map(({ uid, title, start_date, all_day, rule, known, updated }) => (
        <li className="stack tabular" key={uid} data-known={known || undefined}>
          <span className="soft">{all_day ? day(start_date) : dateTime(start_date)}</span>
          <b className="strong break-anywhere">{title}</b>
          <span className="soft">
            {[rule && 'repete', known && 'já está no calendário', updated && 'é atualizado'].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
      {preview.refused.map(({ title, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and they never move
        <li className="stack tabular" key={index} data-refused>
          <span className="soft">De fora</span>
          <b className="strong break-anywhere">{title}</b>
          <span className="soft">{reason}</span>
        </li>
      ))}
    </ul>
  </section>
)
