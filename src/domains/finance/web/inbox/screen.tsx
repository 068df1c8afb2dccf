import { Button, Loader } from '@mantine/core'
import { IconCamera, IconReceipt, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { FileDrop } from '#ui/workbench/file-drop.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { FinancePage } from '../parts/finance-page.tsx'
import { useLedger } from '../parts/ledger.ts'
import styles from './inbox.module.css'
import { Lacking } from './lacking.tsx'
import { ReceiptRow } from './receipt-row.tsx'
import { useSending } from './use-sending.ts'

/** Receipts that wait for their entry, and entries that wait for their receipt. */
export function InboxScreen() {
  const { whose, newIn, isTeam } = useLedger()
  const list = useQuery(query.finance.inbox.list.queryOptions(ofUser(whose)))
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { sending, refused, send } = useSending(newIn)
  const isBusy = sending !== undefined
  return (
    <FinancePage title="Comprovantes" onReceipts={(files) => !isBusy && void send(files)}>
      <section className={`stack gap-75 one-column may-shrink ${styles.drop}`} aria-label="Enviar comprovantes">
        <FileDrop
          className={styles.area}
          label="Comprovantes"
          inputRef={input}
          multiple
          disabled={isBusy}
          onFiles={(files) => void send(files)}
        >
          <span className="row gap-60">
            {isBusy ? <Loader size="sm" /> : <IconReceipt size={22} stroke={1.6} aria-hidden />}
            <span role="status">{isBusy ? `Lendo ${sending}…` : 'Solte notas, boletos e recibos aqui'}</span>
          </span>
        </FileDrop>
        <div className="row cluster gap-50">
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            Escolher arquivos
          </Button>
          <Button
            className={styles.camera}
            variant="default"
            leftSection={<IconCamera size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => camera.current?.click()}
          >
            Fotografar
          </Button>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label="Foto de um comprovante"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              if (files.length > 0) void send(files)
            }}
          />
          <p className="soft tiny">
            O XML de NF-e, NFC-e, CT-e e NFS-e nacional é lido inteiro; de um PDF, valor, data, CNPJ e linha digitável.
            Nada do arquivo é executado.
          </p>
        </div>
        {refused.length > 0 && (
          <div className="stack items-start gap-50" role="alert">
            <ul className="bare-list">
              {refused.map(({ file, why }) => (
                <li key={`${file.name} ${file.size}`} className="error break-anywhere">
                  <b>{file.name}</b>: {why}
                </li>
              ))}
            </ul>
            <Button variant="default" size="compact-sm" onClick={() => void send(refused.map(({ file }) => file))}>
              Enviar de novo
            </Button>
          </div>
        )}
      </section>
      <QueryView
        query={list}
        data={list.data}
        failed="Os comprovantes não vieram"
        loading={<LoadingRows rows={4} height={72} label="Carregando os comprovantes…" />}
      >
        {({ data, lacking, lacking_count, wanted }) => (
          <>
            {data.length === 0 && lacking.length === 0 ? (
              <EmptyState title="Nenhum comprovante espera" icon={<IconReceipt aria-hidden />} action={null}>
                Solte aqui a nota, o boleto ou a foto do recibo. O programa lê o que dá e oferece a transação ou a conta
                a que pertence.
              </EmptyState>
            ) : null}
            {data.length > 0 && (
              <section className="stack gap-50 one-column may-shrink" aria-labelledby="waiting-receipts">
                <h2 id="waiting-receipts">
                  Sem transação <span className="soft">{data.length}</span>
                </h2>
                <ul className="bare-list line-above">
                  {data.map((receipt) => (
                    <ReceiptRow key={receipt.id} receipt={receipt} isTeam={isTeam} />
                  ))}
                </ul>
              </section>
            )}
            <Lacking entries={lacking} count={lacking_count} wanted={wanted} />
          </>
        )}
      </QueryView>
    </FinancePage>
  )
}
