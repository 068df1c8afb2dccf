import { IconArrowsJoin2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '#client/session/session.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { RecordPage } from '#ui/workbench/form/record-page.tsx'
import type { Edited } from '#ui/workbench/form/use-record-editor.ts'
import { IconAction } from '#ui/workbench/icon-action.tsx'
import type { Client } from '../../contract.ts'
import { Contacts } from '../contacts/contacts.tsx'
import { ClientHead } from '../head/client-head.tsx'
import { MergeDialog } from '../merge/choose-client.tsx'
import { ClientTimeline } from '../timeline/timeline.tsx'
import styles from './client.module.css'
import { ContactLinks } from './contact-links.tsx'
import { ClientFormFields } from './form-fields.tsx'
import { useClientForm } from './use-client-form.ts'

/** A client's form and, beside it, what happened with them. */
export function ClientForm(edited: Edited<Client>) {
  const { id } = edited
  const { admin } = useSession()
  const record = useClientForm(edited)
  const { form, saved } = record
  const [merging, setMerging] = useState(false)
  return (
    <RecordPage
      title={id === undefined ? 'Novo cliente' : saved.name}
      list={{ to: '/dashboard/clients', label: 'Clientes' }}
      form="client-form"
      record={record}
      removable={id !== undefined && admin}
      actions={
        id !== undefined &&
        admin && (
          <IconAction
            label="Juntar com outro"
            icon={IconArrowsJoin2}
            opens
            onClick={() => setMerging(true)}
            disabled={record.saving}
          />
        )
      }
    >
      {id !== undefined && <ClientHead id={id} />}
      {id !== undefined && <ContactLinks id={id} client={saved} />}
      <div className={`stack align-start may-shrink ${styles.work}`} data-alone={id === undefined || undefined}>
        <div className="stack content-start gap-150 may-shrink">
          <RecordForm
            record={record}
            id="client-form"
            className="stack content-start gap-100 may-shrink"
            label="Cadastro"
            savedText="O cliente foi salvo"
          >
            <ClientFormFields form={form} admin={admin} id={id} />
          </RecordForm>
          {id !== undefined && <Contacts client={id} />}
        </div>
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
    </RecordPage>
  )
}
