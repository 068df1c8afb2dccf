import { IconMailForward, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query, searchedByCursor } from '#client/calls/query.ts'
import { requestOf } from '#client/calls/request.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { Email } from '#ui/workbench/email.tsx'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { IconAction } from '#ui/workbench/icon-action.tsx'
import { CountAndCsv } from '#ui/workbench/records/csv-link.tsx'
import { foundCount } from '#ui/workbench/records/found-count.ts'
import records from '#ui/workbench/records/list.module.css'
import { RecordList } from '#ui/workbench/records/record-list.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import type { Searched } from '#ui/workbench/records/searched-list.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Subscriber } from '../contract.ts'
import styles from './screen.module.css'

/** Rows in one request. */
const PAGE_SIZE = 50

/** Those who have confirmed, the newest first. */
export function Subscribers({ q, onSearch }: Searched) {
  const list = useInfiniteQuery(
    query.newsletter.list.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, q, cursor }),
    }),
  )
  const shown = list.data?.pages.flatMap(({ data }) => data)
  const total = list.data?.pages[0]?.total
  return (
    <section className="stack gap-75 one-column" aria-labelledby="inscritos">
      <h2 id="inscritos" className="subheading">
        Inscritos
      </h2>
      {(q !== undefined || (shown?.length ?? 0) > 0) && (
        <search className={`row cluster gap-75 ${records.tools}`}>
          <SearchField label="Buscar por e-mail" q={q} onSearch={onSearch} />
          <CountAndCsv
            count={
              total === undefined ? undefined : (q === undefined ? plural : foundCount)(total, 'inscrito', 'inscritos')
            }
            href={requestOf('GET /newsletter/csv', { q }).url}
            label="Baixar os inscritos como CSV"
          />
        </search>
      )}
      <RecordList
        list={list}
        rows={shown}
        failed="Os inscritos não vieram"
        loading={<LoadingRows rows={6} height={44} label="Carregando os inscritos…" />}
        narrowed={
          q === undefined
            ? undefined
            : {
                text: `Nenhum inscrito com “${q}”.`,
                clear: 'Limpar a busca',
                onClear: () => onSearch(undefined),
              }
        }
        empty={{
          title: 'Ninguém se inscreveu ainda',
          text: 'No fim de cada artigo e na lista de artigos do site, o leitor deixa o e-mail e confirma por um link. Daqui ninguém é inscrito à mão.',
          icon: <IconMailForward aria-hidden />,
        }}
      >
        {(found) => (
          <table className={`${rows.rows} ${styles.subscribers}`}>
            <thead>
              <tr>
                <th scope="col">E-mail</th>
                <th scope="col">Desde</th>
                <th scope="col">
                  <span className="hidden">Remover</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map((one) => (
                <Row key={one.id} subscriber={one} />
              ))}
            </tbody>
          </table>
        )}
      </RecordList>
    </section>
  )
}

function Row({ subscriber: { id, email, confirmed_at } }: { subscriber: Subscriber }) {
  const queries = useQueryClient()
  const { running, run } = useRun()
  async function remove() {
    const isSure = await confirmAction({
      title: 'Remover da lista?',
      text: `${email} não recebe mais nada, e o endereço é apagado. Só quem o lê pode se inscrever de novo.`,
      confirm: 'Remover',
      danger: true,
    })
    if (!isSure || !(await run(() => api.newsletter.remove({ id })))) return
    notifySuccess('Saiu da lista')
    await queries.invalidateQueries({ queryKey: query.newsletter.key() })
  }
  return (
    <tr>
      <th scope="row" className="regular">
        <Email address={email} />
        <span className={`soft small tabular ${styles.narrow}`}>desde {day(confirmed_at)}</span>
      </th>
      <td className="soft tabular">{day(confirmed_at)}</td>
      <td>
        <IconAction
          label={`Remover ${email} da lista`}
          icon={IconTrash}
          disabled={running}
          onClick={() => void remove()}
        />
      </td>
    </tr>
  )
}
