import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query, readOnce } from '#client/calls/query.ts'
import { day } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { useRecordStep } from '#ui/workbench/use-record-step.ts'
import { type Redirect, RedirectFields } from '../../../redirects-contract.ts'
import { SectionNav } from '../section-nav.tsx'
import { REDIRECTS_SLUG } from '../sections.ts'
import styles from './screen.module.css'

/** The addresses of the site that have changed, and where each leads. */
export function Redirects() {
  const list = useQuery(query.site.redirects.list.queryOptions())
  // Which of the other sections the navigation marks.
  const { data: settings } = useQuery(query.site.settings.queryOptions(readOnce))
  return (
    <WorkbenchPage title="Site" documentTitle="Endereços antigos · Site">
      <SectionNav current={REDIRECTS_SLUG} settings={settings?.data} />
      <div className={`stack gap-125 pad-top-125 ${styles.redirects}`}>
        <p className="soft small narrow">
          Quem abre um endereço antigo chega à página que o substitui, e os buscadores aprendem o novo. Um assunto que
          muda de nome entra aqui sozinho; escreva os do site que você tinha antes.
        </p>
        <NewRedirect />
        <QueryView
          query={list}
          data={list.data?.data}
          failed="Os endereços não vieram"
          loading={<LoadingRows rows={3} height={56} label="Carregando os endereços…" />}
          empty={<p className="soft">Nenhum endereço mudou até agora.</p>}
        >
          {(shown) => (
            <ul className="stack bare-list surface outlined clip">
              {shown.map((redirect) => (
                <RedirectRow key={redirect.id} redirect={redirect} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </WorkbenchPage>
  )
}

/** Makes an old address lead to a page. */
function NewRedirect() {
  const client = useQueryClient()
  const record = useRecordForm({
    schema: RedirectFields,
    minor: true,
    save: async ({ values }) => {
      await api.site.redirects.save(values)
      return {}
    },
    refusedAt: 'from',
    successText: 'O endereço antigo leva à página',
    emptyAfterSave: true,
    onSaved: () => void client.invalidateQueries({ queryKey: query.site.redirects.key() }),
  })
  const { form, saving } = record
  return (
    <RecordForm record={record} label="Endereço antigo" className={`cluster align-start gap-75 ${styles.form}`}>
      <TextInput key={form.key('from')} placeholder="/blog/um-texto" {...form.field('from')} />
      <TextInput key={form.key('to')} placeholder="/archive-view/7" {...form.field('to')} />
      <Button type="submit" loading={saving}>
        Acrescentar
      </Button>
    </RecordForm>
  )
}

/** An old address, where it leads, and the button that forgets it. */
function RedirectRow({ redirect: { id, from, to, moved, created } }: { redirect: Redirect }) {
  const { mutate, isPending } = useRecordStep<Awaited<ReturnType<typeof api.site.redirects.list>>>(
    query.site.redirects.list.queryOptions().queryKey,
    query.site.redirects.key(),
  )
  async function remove() {
    const sure = await confirmAction({
      title: `Esquecer ${from}?`,
      text: 'Quem abrir este endereço lê que não há página nele.',
      confirm: 'Esquecer',
      danger: true,
    })
    const work = async () => {
      await api.site.redirects.remove({ id })
      return api.site.redirects.list()
    }
    if (sure) mutate({ work, done: 'Endereço esquecido' })
  }
  return (
    <li className={`stack align-center line-below gap-25-100 ${styles.row}`}>
      <div className="may-shrink break-anywhere">
        <p className="strong">{from}</p>
        <p className="soft small">
          leva a <a href={to}>{to}</a>, {moved ? 'mudou de nome em' : 'escrito em'} {day(created)}
        </p>
      </div>
      <Tooltip label="Esquecer">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Esquecer ${from}`}
          aria-haspopup="dialog"
          disabled={isPending}
          onClick={() => void remove()}
        >
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}
