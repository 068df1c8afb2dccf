/** Of a new entry's form, while all ledgers are shown as one: says which one it goes to. */
export const FirmsLedger = () => <p className="soft">Entra no livro da empresa.</p>
