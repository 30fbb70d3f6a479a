/** Words of resumes in other languages, none of which is English. A word that begins with one of the long ones counts too. */
export const FOREIGN_WORK_WORDS: readonly string[] = `
kunden kundin kundenservice kundenberatung kundenbetreuung bürokauffrau verkauf verkäufer einkauf vertrieb beratung beraten betreuung betreut leitung leiter leiterin pflege pfleger mitarbeiter mitarbeiterin
verantwortlich zuständig unterricht unterrichtet kasse büro küche arbeit arbeiten erstellung erstellt entwickelt entwicklung geprüft geleitet geschult
verwaltung verwaltet verkauft gearbeitet rechnungen berichte berichten projekte aufgaben tätigkeit praktikum ausbildung studium kenntnisse erfahrung schüler
kinder kindern menschen jahre jahren seit lagerarbeit krankenpfleger projektleitung teamleitung organisiert durchführung planung buchhaltung kaufmann kauffrau
gestion vente ventes caisse clientèle équipe magasin responsable accueil chargé chargée réalisation élaboration
atención cliente clientes ventas gestión equipo encargado encargada tienda desarrollo elaboración enseñanza
gestione vendita vendite clienti magazzino assistenza addetto addetta
verkoop klanten kleding begeleiden begeleiding leidinggeven medewerker verantwoordelijk
atendimento vendas gestão responsável loja
obsługa klienta sprzedaż sprzedawca kierowca
försäljning ansvarig kundtjänst butik arbetade
`
  .trim()
  .split(/\s+/);
