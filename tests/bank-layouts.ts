import { makeCsv } from './bank-statements.ts'

/** Tables of banks as they publish them, made here: none is anybody's. */

interface BankLayout {
  /** Where the names of the columns and the manner of the cells are from: programs that read the bank's files. */
  source: string
  file: () => Buffer
  /** What is in it: day, cents, description and the bank's id. */
  lines: readonly (readonly [day: string, cents: number, description: string, fitid: string])[]
  /** Rows that are no transactions, by their lines, and how the reason begins. */
  leftOut: Readonly<Record<number, string>>
  bank: string
  number?: string
  card?: true
}

const table = (text: string, separator = ';', encoding: 'latin1' | 'utf8' = 'utf8') =>
  makeCsv(
    text
      .trim()
      .split('\n')
      .map((line) => [line.trim()]),
    separator,
    encoding,
  )

export const BANK_LAYOUTS: Readonly<Record<string, BankLayout>> = {
  /** Amounts without a sign: a column of 'C' and 'D' has it. Days are eight digits. */
  Caixa: {
    source:
      'head and cells: github.com readers of "Conta";"Data_Mov";"Nr_Doc";"Historico";"Valor";"Deb_Cred" (CEF TXT)',
    file: () =>
      table(`
        "Conta";"Data_Mov";"Nr_Doc";"Historico";"Valor";"Deb_Cred"
        "0423012920005778782426";"20261001";"000000";"SALDO ANTERIOR";"1200.00";"C"
        "0423012920005778782426";"20261001";"310325";"COB COMPE";"5964.52";"C"
        "0423012920005778782426";"20261002";"021530";"ENVIO PIX";"1850.00";"D"
        "0423012920005778782426";"20261002";"000000";"SALDO DIA";"5314.52";"C"`),
    lines: [
      ['2026-10-01', 596_452, 'COB COMPE', '310325'],
      ['2026-10-02', -185_000, 'ENVIO PIX', '021530'],
    ],
    leftOut: { 2: 'Saldo', 5: 'Saldo' },
    bank: '104',
  },
  /** Balances among the lines, and a comma at the end of each row. */
  'Banco do Brasil, old': {
    source: 'head and cells: github.com readers of "Data","Dependencia Origem","Histórico","Data do Balancete"',
    file: () =>
      table(
        `
        "Data","Dependencia Origem","Histórico","Data do Balancete","Número do documento","Valor",
        "30/09/2026","","Saldo Anterior","","0","1750.31",
        "01/10/2026","316-6","Compra com Cartão - 01/10 17:00 PADARIA","","710318","-23.50",
        "05/10/2026","","Pix - Recebido - ANA LUCIA","","51023","1234.56",
        "31/10/2026","","S A L D O","","0","2961.37",`,
        ',',
        'latin1',
      ),
    lines: [
      ['2026-10-01', -2_350, 'Compra com Cartão - 01/10 17:00 PADARIA', '710318'],
      ['2026-10-05', 123_456, 'Pix - Recebido - ANA LUCIA', '51023'],
    ],
    leftOut: { 2: 'Saldo', 5: 'Saldo' },
    bank: '1',
  },
  /** Its last column says 'Entrada' of lines that went out as well: the sign of the amount decides. */
  'Banco do Brasil, new': {
    source: 'head and cells: github.com readers of Data,Lançamento,Detalhes,N° documento,Valor,Tipo Lançamento',
    file: () =>
      table(
        `
        "Data","Lançamento","Detalhes","N° documento","Valor","Tipo Lançamento"
        "30/09/2026","Saldo Anterior","","","-372,93",""
        "01/10/2026","Pix - Enviado","30/09 10:29 JOÃO SILVA","90101","-2,06","Entrada"
        "12/10/2026","Pix - Recebido","12/10 08:00 ANA LUCIA","5887006052399","7.116,90","Entrada"
        "00/00/0000","Saldo do dia","","","6.741,91",""
        "31/10/2026","S A L D O","","","6.741,91",""`,
        ',',
        'latin1',
      ),
    lines: [
      ['2026-10-01', -206, 'Pix - Enviado - 30/09 10:29 JOÃO SILVA', '90101'],
      ['2026-10-12', 711_690, 'Pix - Recebido - 12/10 08:00 ANA LUCIA', '5887006052399'],
    ],
    leftOut: { 2: 'Saldo', 5: 'Saldo', 6: 'Saldo' },
    bank: '1',
  },
  /** The letter after the amount decides where the last column says the same of all. */
  'Banco do Brasil, new with letters': {
    source: 'cells: github.com readers that go by the C or D at the end of Valor',
    file: () =>
      table(`
        Data;Lançamento;Detalhes;N° documento;Valor;Tipo Lançamento
        01/10/2026;Pix - Enviado;JOÃO SILVA;90101;1.002,06 D;Entrada
        12/10/2026;Pix - Recebido;ANA LUCIA;90102;116,90 C;Entrada
        00/00/0000;Sem nome;;;1,00 C;Entrada`),
    lines: [
      ['2026-10-01', -100_206, 'Pix - Enviado - JOÃO SILVA', '90101'],
      ['2026-10-12', 11_690, 'Pix - Recebido - ANA LUCIA', '90102'],
    ],
    leftOut: { 4: 'Sem data' },
    bank: '1',
  },
  /** A summary with a head of its own above the table. */
  'Mercado Pago': {
    source: 'head and cells: github.com readers of INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE (account_statement)',
    file: () =>
      table(`
        INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE
        925,43;12.871,66;-10.988,94;2.808,15

        RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE
        01-10-2026;Pix recebido Ana Lúcia;148382131098;150,00;1.075,43
        02-10-2026;Compra de 2 produtos Mercado Livre;101754796278;-48,51;1.026,92
        02-10-2026;Rendimentos ;;0,05;1.026,97`),
    lines: [
      ['2026-10-01', 15_000, 'Pix recebido Ana Lúcia', '148382131098'],
      ['2026-10-02', -4_851, 'Compra de 2 produtos Mercado Livre', '101754796278'],
      ['2026-10-02', 5, 'Rendimentos', ''],
    ],
    leftOut: { 1: 'Acima', 2: 'Acima' },
    bank: '323',
  },
  'Nubank, account': {
    source: 'head and cells: github.com readers of Data,Valor,Identificador,Descrição',
    file: () =>
      table(
        `
        Data,Valor,Identificador,Descrição
        16/10/2026,-49.90,65f0c1a2-77aa-4c6e-9d5b-0a1b2c3d4e5f,Compra no débito - LIVRARIA
        17/10/2026,800.00,65f0c1a2-77aa-4c6e-9d5b-0a1b2c3d4e60,Transferência recebida pelo Pix - ANA LÚCIA - •••.123.456-•• - NU PAGAMENTOS`,
        ',',
      ),
    lines: [
      ['2026-10-16', -4_990, 'Compra no débito - LIVRARIA', '65f0c1a2-77aa-4c6e-9d5b-0a1b2c3d4e5f'],
      [
        '2026-10-17',
        80_000,
        'Transferência recebida pelo Pix - ANA LÚCIA - •••.123.456-•• - NU PAGAMENTOS',
        '65f0c1a2-77aa-4c6e-9d5b-0a1b2c3d4e60',
      ],
    ],
    leftOut: {},
    bank: '260',
  },
  /** Purchases are positive: they are expenses. The payment of the bill comes in. */
  'Nubank, card': {
    source: 'head and cells: cappi.io/blog/how-to-read-nubank-statement-2026',
    file: () =>
      table(
        `
        date,title,amount
        2026-10-17,Papelaria Central,45.90
        2026-10-18,"Hospedagem - Parcela 2/3",40.00
        2026-10-19,Pagamento recebido,-85.90`,
        ',',
      ),
    lines: [
      ['2026-10-17', -4_590, 'Papelaria Central', ''],
      ['2026-10-18', -4_000, 'Hospedagem - Parcela 2/3', ''],
      ['2026-10-19', 8_590, 'Pagamento recebido', ''],
    ],
    leftOut: {},
    bank: '260',
    card: true,
  },
  /** As it was until 2024, with a column of categories. */
  'Nubank, card, old': {
    source: 'head and cells: github.com readers of date,category,title,amount',
    file: () =>
      table(
        `
        date,category,title,amount
        2026-10-17,supermercado,Mercado do Porto,145.9
        2026-10-18,,"Estorno de ""Passagem""",-32
        2026-10-19,payment,Pagamento recebido,-1085.90`,
        ',',
      ),
    lines: [
      ['2026-10-17', -14_590, 'Mercado do Porto', ''],
      ['2026-10-18', 3_200, 'Estorno de "Passagem"', ''],
      ['2026-10-19', 108_590, 'Pagamento recebido', ''],
    ],
    leftOut: {},
    bank: '260',
    card: true,
  },
  /** Who a Pix was with stands in the row below. */
  'Bradesco, with a second line': {
    source: 'head: as above; second lines as remembered of the bank’s own file',
    file: () =>
      table(
        `
        Extrato de: Ag: 2505 | Conta: 16865-3 | Entre 01/10/2026 e 31/10/2026
        Data;Lançamento;Dcto.;Crédito (R$);Débito (R$);Saldo (R$)
        30/09/2026;SALDO ANTERIOR;;;;100,00
        02/10/2026;TRANSFERENCIA PIX;1002;500,00;;600,00
        ;REM: CONCEICAO LIMA        02/10;;;;
        02/10/2026;TARIFA BANCARIA;1003;;1,65;598,35
        ;TARIFA PIX ENVIADO;;;;
        ;Total;;500,00;1,65;598,35`,
        ';',
        'latin1',
      ),
    lines: [
      ['2026-10-02', 50_000, 'TRANSFERENCIA PIX - REM: CONCEICAO LIMA 02/10', '1002'],
      ['2026-10-02', -165, 'TARIFA BANCARIA - TARIFA PIX ENVIADO', '1003'],
    ],
    leftOut: { 1: 'Acima', 3: 'Saldo', 5: 'Continua', 7: 'Continua', 8: 'Sem data' },
    bank: '237',
    number: '16865-3',
  },
  /** Of the internet banking: a letter beside each amount and balance. */
  'Caixa, with letters': {
    source: 'head and letters as remembered of the bank’s own file; no public sample found',
    file: () =>
      table(`
        Data Mov.;Nr. Doc.;Histórico;Valor;Saldo
        01/10/2026;000000;SALDO ANTERIOR;0,00;1.200,00 C
        02/10/2026;021530;ENVIO PIX;1.850,00 D;650,00 D
        03/10/2026;031412;CRED PIX;900,00 C;250,00 C`),
    lines: [
      ['2026-10-02', -185_000, 'ENVIO PIX', '021530'],
      ['2026-10-03', 90_000, 'CRED PIX', '031412'],
    ],
    leftOut: { 2: 'Saldo' },
    bank: '104',
  },
  'Inter, newer': {
    source: 'head and cells: github.com readers of Data Lançamento;Descrição;Valor;Saldo',
    file: () =>
      table(`
        Extrato Conta Corrente
        Conta ;123456789
        Período ;01/10/2026 a 31/10/2026

        Data Lançamento;Descrição;Valor;Saldo
        24/10/2026;"Pix enviado: ""Cp :18236120-FORNECEDOR LTDA""";-234,56;2.500,00
        23/10/2026;"Pix recebido: ""Cp :60746948-ANA LUCIA""";1.234,56;2.734,56`),
    lines: [
      ['2026-10-24', -23_456, 'Pix enviado: "Cp :18236120-FORNECEDOR LTDA"', ''],
      ['2026-10-23', 123_456, 'Pix recebido: "Cp :60746948-ANA LUCIA"', ''],
    ],
    leftOut: { 1: 'Acima', 2: 'Acima', 3: 'Acima' },
    bank: '77',
    number: '123456789',
  },
  Inter: {
    source: 'head and cells: github.com readers of Data Lançamento;Histórico;Descrição;Valor;Saldo',
    file: () =>
      table(`
        Extrato Conta Corrente
        Conta ;123456789
        Período ;01/10/2026 a 31/10/2026
        Saldo ;1.500,00

        Data Lançamento;Histórico;Descrição;Valor;Saldo
        23/10/2026;Pix recebido;Ana Lúcia;R$ 1.234,56;R$ 2.734,56
        24/10/2026;Pagamento efetuado;Energia;R$ -234,56;R$ 2.500,00`),
    lines: [
      ['2026-10-23', 123_456, 'Pix recebido - Ana Lúcia', ''],
      ['2026-10-24', -23_456, 'Pagamento efetuado - Energia', ''],
    ],
    leftOut: { 1: 'Acima', 2: 'Acima', 3: 'Acima', 4: 'Acima' },
    bank: '77',
    number: '123456789',
  },
  'Inter, card': {
    source: 'head and cells: github.com readers of "Data","Lançamento","Categoria","Tipo","Valor"',
    file: () =>
      table(
        `
        "Data","Lançamento","Categoria","Tipo","Valor"
        "03/10/2026","APPLE.COM/BILL","COMPRAS","Compra à vista","R$ 119,90"
        "05/10/2026","PAGAMENTO ON LINE","OUTROS","Pagamento","-R$ 119,90"`,
        ',',
      ),
    lines: [
      ['2026-10-03', -11_990, 'APPLE.COM/BILL - Compra à vista', ''],
      ['2026-10-05', 11_990, 'PAGAMENTO ON LINE - Pagamento', ''],
    ],
    leftOut: {},
    bank: '77',
    card: true,
  },
  /** Purchases without a sign, and its payment with one. */
  'Itaú, card': {
    source: 'head and cells: github.com readers of data,lançamento,valor (fatura do cartão Itaú)',
    file: () =>
      table(
        `
        data,lançamento,valor
        2026-10-03,UBER TRIP HELP,23.90
        2026-10-05,PAGAMENTO EFETUADO,-1240.00
        2026-10-08,MERCADO LIVRE 02/03,199.90
        2026-10-09,ESTORNO LOJA,-50.00`,
        ',',
      ),
    lines: [
      ['2026-10-03', -2_390, 'UBER TRIP HELP', ''],
      ['2026-10-05', 124_000, 'PAGAMENTO EFETUADO', ''],
      ['2026-10-08', -19_990, 'MERCADO LIVRE 02/03', ''],
      ['2026-10-09', 5_000, 'ESTORNO LOJA', ''],
    ],
    leftOut: {},
    bank: '341',
    card: true,
  },
  Itaú: {
    source: 'head and cells: github.com readers of data;lançamento;ag./origem;valor (R$);saldos (R$)',
    file: () =>
      table(`
        EXTRATO CONTA CORRENTE
        Agência 1234 Conta 56789-0
        data;lançamento;ag./origem;valor (R$);saldos (R$)
        30/09/2026;SALDO ANTERIOR;;;1.200,00
        01/10/2026;PIX TRANSF ANA L01/10;7890;2.500,00;
        01/10/2026;TAR PACOTE;;-12,90;
        01/10/2026;SALDO DO DIA;;;3.687,10`),
    lines: [
      ['2026-10-01', 250_000, 'PIX TRANSF ANA L01/10', ''],
      ['2026-10-01', -1_290, 'TAR PACOTE', ''],
    ],
    leftOut: { 1: 'Acima', 2: 'Acima', 4: 'Saldo', 7: 'Saldo' },
    bank: '341',
    number: '56789-0',
  },
  /** A column for each direction, and the day's balance. */
  Bradesco: {
    source: 'head and cells: github.com readers of Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
    file: () =>
      table(
        `
        ;Extrato de: Agência: 2505  Conta: 16865-3
        Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)
        30/09/26;SALDO ANTERIOR;;;;100,00
        02/10/26;PIX RECEBIDO CONCEIÇÃO;1002;500,00;;600,00
        03/10/26;CONTA DE LUZ;1003;;-120,35;479,65
        Total;;;500,00;-120,35;479,65
        ;;;;;
        Os dados acima têm como base 31/10/2026 às 10h`,
        ';',
        'latin1',
      ),
    lines: [
      ['2026-10-02', 50_000, 'PIX RECEBIDO CONCEIÇÃO', '1002'],
      ['2026-10-03', -12_035, 'CONTA DE LUZ', '1003'],
    ],
    leftOut: { 1: 'Acima', 3: 'Saldo', 6: 'Sem data', 8: 'Sem data' },
    bank: '237',
    number: '16865-3',
  },
  /** Zeros stand in the side that a line is not of. */
  C6: {
    source:
      'head and cells: github.com readers of Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$)',
    file: () =>
      table(
        `
        EXTRATO DE CONTA CORRENTE C6 BANK
        Agência: 1 / Conta: 211346179
        Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)
        10/10/2026,11/10/2026,Pix recebido de ANA LUCIA,TRANSF RECEBIDA PIX,1800.00,0.00,1859.42
        11/10/2026,11/10/2026,PGTO FAT CARTAO C6,Fatura de cartão,0.00,827.29,1032.13`,
        ',',
      ),
    lines: [
      ['2026-10-10', 180_000, 'Pix recebido de ANA LUCIA - TRANSF RECEBIDA PIX', ''],
      ['2026-10-11', -82_729, 'PGTO FAT CARTAO C6 - Fatura de cartão', ''],
    ],
    leftOut: { 1: 'Acima', 2: 'Acima' },
    bank: '336',
    number: '211346179',
  },
  'C6, card': {
    source: 'head as remembered of the bank’s own file; no public sample found',
    file: () =>
      table(`
        Data de Compra;Nome no Cartão;Final do Cartão;Categoria;Descrição;Parcela;Valor (em US$);Cotação (em R$);Valor (em R$)
        03/10/2026;MARINA REIS;1234;Serviços;HOSPEDAGEM;Única;0;0;99.90
        05/10/2026;MARINA REIS;1234;-;Inclusao de Pagamento;Única;0;0;-99.90`),
    lines: [
      ['2026-10-03', -9_990, 'HOSPEDAGEM', ''],
      ['2026-10-05', 9_990, 'Inclusao de Pagamento', ''],
    ],
    leftOut: {},
    bank: '336',
    card: true,
  },
  Santander: {
    source: 'head as remembered of the bank’s own file; no public sample found',
    file: () =>
      table(`
        AGENCIA;1234;CONTA;13000123-4
        Data;Descrição;Docto;Situação;Crédito (R$);Débito (R$);Saldo (R$)
        01/10/2026;SALDO ANTERIOR;;;;;100,00
        02/10/2026;PIX RECEBIDO ANA LUCIA;000000;Efetivado;300,00;;400,00
        03/10/2026;TARIFA AVULSA;000001;Efetivado;;-7,50;392,50`),
    lines: [
      ['2026-10-02', 30_000, 'PIX RECEBIDO ANA LUCIA', '000000'],
      ['2026-10-03', -750, 'TARIFA AVULSA', '000001'],
    ],
    leftOut: { 1: 'Acima', 3: 'Saldo' },
    bank: '33',
    number: '13000123-4',
  },
  /** The letter stands at the amount; texts of a line go on below it. */
  Sicoob: {
    source: 'head: github.com readers of Data;Histórico;Documento;Valor; letters as remembered of the bank’s own file',
    file: () =>
      table(`
        SICOOB - Sistema de Cooperativas de Crédito do Brasil
        Conta: 12345-6
        DATA;DOCUMENTO;HISTÓRICO;VALOR
        30/09/2026;;SALDO ANTERIOR;1.000,00C
        10/10/2026;Pix;PIX ENVIADO OUTRA IF;750,00D
        ;;Pagamento Pix;
        ;;12.345.678/0001-95;
        ;;FORNECEDOR LTDA;
        12/10/2026;Pix;PIX RECEBIDO OUTRA IF;200,00C
        ;;Recebimento Pix;
        ;;ANA LUCIA;
        13/10/2026;3721;TARIFA COBRANÇA;2,50D
        31/10/2026;;SALDO DO DIA ==>;447,50C`),
    lines: [
      ['2026-10-10', -75_000, 'PIX ENVIADO OUTRA IF - Pagamento Pix - 12.345.678/0001-95 - FORNECEDOR LTDA', ''],
      ['2026-10-12', 20_000, 'PIX RECEBIDO OUTRA IF - Recebimento Pix - ANA LUCIA', ''],
      ['2026-10-13', -250, 'TARIFA COBRANÇA', ''],
    ],
    leftOut: {
      ...{ 1: 'Acima', 2: 'Acima', 4: 'Saldo', 13: 'Saldo' },
      ...{ 6: 'Continua', 7: 'Continua', 8: 'Continua', 10: 'Continua', 11: 'Continua' },
    },
    bank: '756',
    number: '12345-6',
  },
  Sicredi: {
    source: 'head as remembered of the bank’s own file; no public sample found',
    file: () =>
      table(`
        Associado:;TRES CAMADAS LTDA
        Cooperativa:;0101
        Conta:;12345-6
        Extrato (Período de 01/10/2026 a 31/10/2026)
        Data;Descrição;Documento;Valor (R$);Saldo (R$)
        ;SALDO ANTERIOR;;;100,00
        21/10/2026;PAGAMENTO PIX 12345678000199 FORNECEDOR;PIX_DEB;-10,00;90,00
        22/10/2026;RECEBIMENTO PIX ANA LUCIA;PIX_CRED;50,00;140,00
        Saldo da Conta Corrente em;31/10/2026;;;140,00`),
    lines: [
      ['2026-10-21', -1_000, 'PAGAMENTO PIX 12345678000199 FORNECEDOR', ''],
      ['2026-10-22', 5_000, 'RECEBIMENTO PIX ANA LUCIA', ''],
    ],
    leftOut: { 1: 'Acima', 2: 'Acima', 3: 'Acima', 4: 'Acima', 6: 'Saldo', 9: 'Sem data' },
    bank: '748',
    number: '12345-6',
  },
  /** Two columns of balances, and a description that is empty: who it is about stands in others. */
  Stone: {
    source:
      'head and cells: github.com readers of Movimentação,Tipo,Valor,Saldo antes,Saldo depois (Comprovante de Extrato)',
    file: () =>
      table(
        `
        Movimentação,Tipo,Valor,Saldo antes,Saldo depois,Tarifa,Data,Horário,Situação,Nosso Número,Destino,Destino Documento,Destino Instituição,Destino Agência,Destino Conta,Origem,Origem Documento,Origem Instituição,Origem Agência,Origem Conta,Descrição
        Crédito,Transação,"1.045,00","R$ 40,09","R$ 1.084,87","R$ 0,22",20/10/2026 22:56,22:56:20.026,FINISHED,,TRES CAMADAS LTDA,12.345.678/0001-95,Stone,0001,46975747-0,ANA LUCIA,***.694.099-**,CAIXA,Desconhecido,Desconhecido,
        Débito,Pix,"-125,00","R$ 1.084,87","R$ 959,87",Grátis,21/10/2026 11:17,11:17:07.801,Enviado,,FORNECEDOR LTDA,***.369.289-**,NU,Desconhecido,Desconhecido,TRES CAMADAS LTDA,12.345.678/0001-95,Stone,0001,46975747-0,`,
        ',',
      ),
    lines: [
      ['2026-10-20', 104_500, 'Transação - TRES CAMADAS LTDA - ANA LUCIA', ''],
      ['2026-10-21', -12_500, 'Pix - FORNECEDOR LTDA - TRES CAMADAS LTDA', ''],
    ],
    leftOut: {},
    bank: '197',
  },
  /** Amounts with one decimal or none. */
  Cora: {
    source: 'head and cells: github.com readers of Data,Transação,Tipo Transação,Identificação,Valor',
    file: () =>
      table(
        `
        Data,Transação,Tipo Transação,Identificação,Valor
        11/10/2026,Transf Pix recebida,CRÉDITO,ANA LUCIA,800
        11/10/2026,Compra no débito,DÉBITO,PAPELARIA                   ,-20.4
        11/10/2026,Compra no débito,DÉBITO,PAPELARIA                   ,-20.4`,
        ',',
      ),
    lines: [
      ['2026-10-11', 80_000, 'Transf Pix recebida - ANA LUCIA', ''],
      ['2026-10-11', -2_040, 'Compra no débito - PAPELARIA', ''],
      ['2026-10-11', -2_040, 'Compra no débito - PAPELARIA', ''],
    ],
    leftOut: {},
    bank: '403',
  },
  PagBank: {
    source: 'head and cells: github.com readers of CODIGO DA TRANSACAO;DATA;TIPO;DESCRICAO;VALOR',
    file: () =>
      table(`
        CODIGO DA TRANSACAO;DATA;TIPO;DESCRICAO;VALOR
        1A2B;05/10/2026;Pix recebido;ANA LUCIA;1.169,05
        1A2C;07/10/2026;Cartão;Pagamento de Fatura;-25,61
        ;07/10/2026;Saldo do dia;;1.143,44`),
    lines: [
      ['2026-10-05', 116_905, 'Pix recebido - ANA LUCIA', '1A2B'],
      ['2026-10-07', -2_561, 'Cartão - Pagamento de Fatura', '1A2C'],
    ],
    leftOut: { 4: 'Saldo' },
    bank: '290',
  },
}
