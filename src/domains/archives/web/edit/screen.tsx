import { Skeleton } from '@mantine/core'
import { IconFileUnknown } from '@tabler/icons-react'
import { query } from '#client/calls/query.ts'
import { RecordScreen } from '#ui/workbench/form/record-screen.tsx'
import { archiveWords } from '../../words.ts'
import styles from './form.module.css'
import { ArchiveForm } from './form.tsx'

/** The form of the article with that id; an empty form without one. */
export const EditArchive = ({ id }: { id: number | undefined }) => (
  <RecordScreen
    id={id}
    item={(input) => query.archives.item.queryOptions({ input })}
    read={({ data }) => data.result[0]}
    to="/dashboard/create-archive"
    title={archiveWords.editTitle}
    list={{ to: '/dashboard/archive', label: archiveWords.archives, link: 'Ver todos os artigos' }}
    fill
    loading={<Loading />}
    failed="O artigo não veio"
    missing={{
      title: 'Este artigo não existe',
      text: 'Pode ter sido excluído, ou o endereço veio pela metade.',
      icon: <IconFileUnknown aria-hidden />,
    }}
  >
    {(edited) => <ArchiveForm {...edited} />}
  </RecordScreen>
)

const Loading = () => (
  <div className={`stack gap-125 grow ${styles.loading}`} role="status" aria-label="Carregando o artigo…">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
