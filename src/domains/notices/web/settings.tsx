import { Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifyFailure } from '#ui/workbench/toasts.tsx'
import styles from './settings.module.css'

const options = query.notices.settings.queryOptions()

export const useNoticeSettings = () => useQuery(options)

/** A switch for each kind of notice: whether it is also sent by e-mail. Saved at once. */
export function NoticeSettings() {
  const client = useQueryClient()
  const { sendsMail } = useSession()
  const settings = useNoticeSettings()
  const save = useMutation(
    query.notices.saveSetting.mutationOptions({
      scope: { id: 'notice-settings' }, // one after another, so that the last one counts
      onMutate: ({ kind, email }) =>
        client.setQueryData(
          options.queryKey,
          (known) => known && { data: known.data.map((one) => (one.kind === kind ? { ...one, email } : one)) },
        ),
      onError: (failure) => {
        notifyFailure(failure)
        void client.invalidateQueries({ queryKey: options.queryKey })
      },
    }),
  )
  if (!settings.data) {
    const loading = <LoadingRows rows={3} height={24} label="Carregando as preferências…" />
    return <QueryState query={settings} failed="As preferências não vieram" loading={loading} />
  }
  return (
    <fieldset className={`stack gap-90 no-padding no-border ${styles.kinds}`}>
      <legend className="strong no-padding">Receber também por e-mail</legend>
      {!sendsMail && <p>Esta instalação ainda não envia e-mails: os avisos chegam só ao sino.</p>}
      {settings.data.data.map(({ kind, label, email }) => (
        <Switch
          key={kind}
          label={label}
          checked={email}
          onChange={({ currentTarget }) => save.mutate({ kind, email: currentTarget.checked })}
        />
      ))}
    </fieldset>
  )
}
