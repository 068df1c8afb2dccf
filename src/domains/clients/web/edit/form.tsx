import { IconArrowsJoin2, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '#client/session.ts'
import { useNavigateFromHere } from '#client/use-navigate-from-here.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { IconAction } from '#ui/workbench/icon-action.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { RESTORE_DAYS } from '../../contract.ts'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { ClientTimeline } from '../timeline/timeline.tsx'
import styles from './client.module.css'
import { ClientFormFields } from './form-fields.tsx'
import { ReachLinks } from './reach-links.tsx'
import { type ClientFormProps, useClientForm } from './use-client-form.ts'

/** A client's form and, beside it, what happened with them. */
export function ClientForm(props: ClientFormProps) {
  const { id } = props
  const navigate = useNavigateFromHere()
  const { admin } = useSession()
  const record = useClientForm(props)
  const { form, saved } = record
  const [merging, setMerging] = useState(false)

  async function confirmRemove() {
    const sure = await confirmAction({
      title: 'Excluir este cliente?',
      text: `“${saved.name}” sai do cadastro. Os seus orçamentos ficam, com o nome escrito neles. Por ${RESTORE_DAYS} dias ele pode voltar, em Excluídos.`,
      confirm: 'Excluir',
      danger: true,
    })
    if (sure && (await record.remove())) void navigate({ to: '/dashboard/clients', ignoreBlocker: true })
  }

  const title = id === undefined ? 'Novo cliente' : saved.name
  return (
    <WorkbenchPage
      title={title}
      documentTitle={`${title} · Clientes`}
      parent={{ to: '/dashboard/clients', label: 'Clientes' }}
      tools={<SaveState saving={record.saving} dirty={record.dirty} />}
      main={<SaveButton form="client-form" saving={record.saving} />}
      actions={
        id !== undefined &&
        admin && (
          <>
            <IconAction
              label="Juntar com outro"
              icon={IconArrowsJoin2}
              opens
              onClick={() => setMerging(true)}
              disabled={record.saving}
            />
            <IconAction
              label="Excluir"
              icon={IconTrash}
              c="var(--mantine-color-error)"
              onClick={() => void confirmRemove()}
              disabled={record.saving}
            />
          </>
        )
      }
    >
      {id !== undefined && <ReachLinks id={id} client={saved} />}
      <div className={styles.work} data-alone={id === undefined || undefined}>
        <RecordForm
          record={record}
          id="client-form"
          className={styles.form}
          label="Cadastro"
          savedText="O cliente foi salvo"
        >
          <ClientFormFields form={form} admin={admin} isNew={id === undefined} />
        </RecordForm>
        {id !== undefined && <ClientTimeline id={id} />}
      </div>
      {id !== undefined && admin && (
        <MergeDialog
          id={id}
          client={saved}
          opened={merging}
          onClose={() => setMerging(false)}
          onMerged={() => {
            setMerging(false)
            void record.refresh()
          }}
        />
      )}
    </WorkbenchPage>
  )
}
