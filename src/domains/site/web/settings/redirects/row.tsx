import { ActionIcon, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { day } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useRecordStep } from '#ui/workbench/use-record-step.ts'
import type { Redirect } from '../../../redirects-contract.ts'
import styles from './screen.module.css'

/** An old address, where it leads, and the button that forgets it. */
export function RedirectRow({ redirect: { id, from, to, moved, created } }: { redirect: Redirect }) {
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
