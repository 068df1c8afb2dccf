import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { query } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import type { Stored } from '#ui/workbench/form/record-form-options.ts'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { IconAction } from '#ui/workbench/icon-action.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { SideBySide, usePanes } from '#ui/workbench/side-by-side.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { SectionName } from '../../section-schemas.ts'
import { offTitle } from '../modules/texts.ts'
import { CoffeesFields } from './coffees-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { DaysFields } from './days-fields.tsx'
import { EvidenceFields } from './evidence-fields.tsx'
import { HomeFields } from './home-fields.tsx'
import { PeopleFields } from './people-fields.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import { PlansFields } from './plans-fields.tsx'
import { SectionPreview } from './preview.tsx'
import styles from './section-form.module.css'
import { SectionVersions } from './section-versions.tsx'
import type { SectionEntry, SectionFieldsProps, SectionValues } from './sections.ts'
import { LegalFields, PrivacyFields } from './texts-fields.tsx'
import { TradesFields } from './trades-fields.tsx'
import { usePreview } from './use-preview.ts'
import { useSectionForm } from './use-section-form.ts'

const FIELDS: { [Name in SectionName]: ComponentType<SectionFieldsProps<Name>> } = {
  company: CompanyFields,
  days: DaysFields,
  home: HomeFields,
  trades: TradesFields,
  people: PeopleFields,
  evidence: EvidenceFields,
  coffees: CoffeesFields,
  legal: LegalFields,
  privacy: PrivacyFields,
  plans: PlansFields,
  pieces: PiecesFields,
}

interface SectionFormProps {
  entry: SectionEntry
  /** The section as stored on the server. */
  first: Stored<SectionValues>
  /** Whether it has a default to go back to. */
  resettable: boolean
  nav: ReactNode
}

/** Path of a page that shows the plans: the sale page of any project; undefined if none is for sale. */
function usePlansPage({ name }: SectionEntry): string | undefined {
  const isPlans = name === 'plans'
  const { data } = useQuery({ ...query.projects.onSale.queryOptions({ input: { limit: 1 } }), enabled: isPlans })
  const [project] = data?.data ?? []
  return isPlans && project ? `/details-sale/${project.id}` : undefined
}

/** A section's fields and a preview of the page beside them; below 62em they are two tabs. */
export function SectionForm({ entry, first, resettable, nav }: SectionFormProps) {
  const [chosen, setPath] = useState(entry.pages[0]?.path ?? '/')
  const sale = usePlansPage(entry)
  const path = sale ?? chosen
  const [weekday, setWeekday] = useState<number>()
  const panes = usePanes()
  const isOn = useIsOn()
  const [comparing, { open: openVersions, close: closeVersions }] = useDisclosure()
  const touch = useRef(() => {})
  const record = useSectionForm({ entry, first, onChange: () => touch.current() })
  const { form, dirty, saving } = record
  const { preview, update, retry } = usePreview(entry, form.getValues, {
    path,
    ...(weekday !== undefined && { weekday }),
  })
  touch.current = update
  const Fields = FIELDS[entry.name] as ComponentType<SectionFieldsProps<never>>

  async function confirmDiscard() {
    const sure = await confirmAction({
      title: 'Descartar as alterações?',
      text: 'O que foi escrito desde a última gravação desta seção se perde.',
      confirm: 'Descartar',
      danger: true,
    })
    if (sure) record.discard()
  }

  async function confirmReset() {
    const sure = await confirmAction({
      title: `Voltar “${entry.label}” ao padrão?`,
      text: 'O que foi escrito nesta seção sai, do site também, e fica o que veio com ele. O de agora continua em Versões.',
      confirm: 'Voltar ao padrão',
      danger: true,
    })
    if (sure && (await record.reset())) notifySuccess('A seção voltou ao padrão')
  }

  return (
    <WorkbenchPage
      title="Site"
      documentTitle={`${entry.label} · Site`}
      saveState={<SaveState saving={saving} dirty={dirty} />}
      main={<SaveButton form="site-form" saving={saving} />}
      actions={
        <>
          <IconAction label="Versões" icon={IconHistory} opens onClick={openVersions} disabled={saving} />
          {dirty && (
            <Button variant="default" disabled={saving} onClick={() => void confirmDiscard()}>
              Descartar
            </Button>
          )}
          {resettable && (
            <Button variant="default" disabled={saving} onClick={() => void confirmReset()}>
              Voltar ao padrão
            </Button>
          )}
        </>
      }
    >
      {nav}
      <SectionVersions
        entry={entry}
        opened={comparing}
        isDirty={record.isDirty}
        reload={record.showStored}
        onClose={closeVersions}
      />
      <SideBySide
        panes={panes}
        edit={
          <RecordForm
            record={record}
            id="site-form"
            className={`stack content-start may-shrink ${styles.form}`}
            label={entry.label}
            savedText="A seção foi salva"
            onSubmit={panes.showEdit}
          >
            <p className="narrow soft">{entry.hint}</p>
            {entry.module && !isOn(entry) && (
              <p className="narrow">{offTitle(entry.module)}, em Módulos: até ser ligado, o site não mostra isto.</p>
            )}
            <Fields form={form as never} onWeekday={setWeekday} />
          </RecordForm>
        }
        preview={
          <SectionPreview
            preview={preview}
            retry={retry}
            pages={sale ? [{ path: sale, label: 'Planos' }] : entry.pages}
            path={path}
            onPath={setPath}
            atEnd={entry.atEnd ?? false}
          />
        }
      />
    </WorkbenchPage>
  )
}
