import { Button, Modal, TextInput } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { TagFields } from '../../archive-fields.ts'
import type { Tag } from '../../contract.ts'

/** A button that lists all tags in a dialog; a press on one changes its name. */
export function Tags() {
  const [isOpen, setOpen] = useState(false)
  const [renamed, rename] = useState<Tag>()
  return (
    <>
      <Button variant="default" leftSection={<IconTag size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Assuntos
      </Button>
      <Modal opened={isOpen && !renamed} onClose={() => setOpen(false)} title="Assuntos">
        <TagList onChoose={rename} />
      </Modal>
      <RenameDialog tag={renamed} onClose={() => rename(undefined)} />
    </>
  )
}

function TagList({ onChoose }: { onChoose: (tag: Tag) => void }) {
  const list = useQuery(query.archives.tags.queryOptions({ input: { all: '1' } }))
  return (
    <QueryView
      query={list}
      data={list.data?.data}
      failed="Os assuntos não vieram"
      loading={<LoadingRows rows={3} height={36} label="Carregando os assuntos…" />}
      empty={<p className="soft">Nenhum artigo tem assunto. Escreva os de cada um em Detalhes, no formulário dele.</p>}
    >
      {(shown) => (
        <ul className="cluster bare-list gap-50">
          {shown.map((tag) => (
            <li key={tag.slug}>
              <Button
                variant="default"
                size="compact-md"
                rightSection={
                  <span className="soft regular tabular" aria-hidden>
                    {wholeNumber(tag.count)}
                  </span>
                }
                onClick={() => onChoose(tag)}
              >
                {tag.name}
                <span className="hidden">, {plural(tag.count, 'artigo', 'artigos')}: mudar o nome</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

interface RenameDialogProps {
  /** Undefined while it is closed. */
  tag: Tag | undefined
  onClose: () => void
}

function RenameDialog({ tag, onClose }: RenameDialogProps) {
  const client = useQueryClient()
  return (
    <DialogForm
      opened={tag !== undefined}
      onClose={onClose}
      title="Mudar o nome do assunto"
      schema={TagFields}
      first={{ values: { name: tag?.name ?? '' } }}
      save={async ({ values }) => {
        await api.archives.renameTag({ slug: tag?.slug ?? '', ...values })
        return {}
      }}
      successText="O assunto tem outro nome"
      onChanged={() => void client.invalidateQueries({ queryKey: query.archives.key() })}
    >
      {(form) => (
        <TextInput
          key={form.key('name')}
          description="Muda em todos os artigos, e o endereço antigo leva ao novo. Com o nome de outro assunto, os dois viram um."
          data-autofocus
          {...form.field('name')}
        />
      )}
    </DialogForm>
  )
}
