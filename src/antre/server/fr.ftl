# Ce que dit la maison quand quelque chose n’est pas possible.
guest = Voyageur
hurried = Beaucoup de robots réfléchissent en ce moment : chacun a moins de temps que d’habitude.
error-signature = Ce laissez-passer n’a pas été fait par cette maison.
error-who = Qui êtes-vous ? Dites-le avec un cookie ou un jeton de siège.
error-csrf = Envoyez l’en-tête X-Antre: 1 avec ce qui change quelque chose.
error-malformed = Cette requête est illisible : { $what }.
error-headers = Les en-têtes d’une requête peuvent contenir { $limit } octets.
error-too-large = C’est trop à la fois : { $limit } octets au plus.
error-too-often = Moins vite, s’il vous plaît : réessayez dans { $seconds } s.
error-crowded = Trop de flux sont ouverts ici à la fois : fermez-en un ou réessayez dans { $seconds } s.
error-painting = Trop d’images se peignent à la fois : réessayez dans un moment.
error-not-found = Il n’y a rien à cette adresse.
error-method = Cette adresse ne prend pas cette méthode.
error-no-table = Il n’y a pas de table { $table }.
error-no-seat = Il n’y a pas de tel siège à cette table.
error-not-alone = Quelqu’un d’autre a joué ici aussi : vous pouvez ranger la table, mais pas l’effacer.
error-no-step = Il n’y a pas de telle étape : elles vont de 0 à { $last }.
error-no-game = Il n’y a pas de tel jeu.
error-no-level = Il n’y a pas de tel robot.
error-no-lesson = Ce jeu n’a pas encore de leçon.
error-setup = Une table ne se dresse pas ainsi : { $what }.
error-invite = Entrez avec l’invitation de cette table.
error-no-public = Cette maison n’a pas de liste de tables publiques.
error-no-friend = Vous n’avez joué avec personne de tel.
error-taken = Cette place est prise.
error-host = Seul l’hôte peut le faire.
error-started = La partie a commencé.
error-not-started = La partie n’a pas commencé.
error-no-deal = Ce que cette table distribue n’a pas été promis : elle a été dressée avant que cela se fasse ici, ou pour une leçon.
error-not-over = La partie n’est pas finie.
error-not-seated = Vous n’avez pas de siège à cette table.
error-not-yours = Ce siège n’est pas le vôtre.
error-spectators = Cette table joue à huis clos.
error-present = Personne n’est absent à cette place.
error-stale = Cela répond à une question qui n’est plus ouverte.
error-one-review = Une analyse à la fois : une autre de vos parties est en cours d’analyse.
error-no-moment = Ce moment n’existe pas : la partie n’a pas eu tant de choix.
error-not-reviewed = On ne reprend pas au milieu d’une question secrète : faites d’abord analyser la partie.
error-no-end = Cette partie n’a pas été jouée jusqu’au bout : il n’y a pas de fin d’où la revoir.
error-no-advice = Les conseils sont pour qui joue seul avec des robots ; entre personnes, si l’hôte les a permis avant la partie.
error-not-asked = Rien n’est demandé à ce siège pour l’instant.
error-revealed = L’une de ces réponses révèle quelque chose : envoyez jusque-là, puis regardez avant de continuer.
error-stands-in = Un robot joue pour ce siège : revenez d’abord.
error-conceded = Vous avez abandonné cette partie : un robot la joue jusqu’au bout.
error-given-up = Cette partie est finie : elle a été abandonnée.
error-no-time = Votre temps pour cette partie est écoulé : un robot joue à votre place.
error-paused = La partie est en pause. Toute personne à la table peut la reprendre.
error-no-pause = Personne ne demande de pause.
error-undo = Il n’y a rien à reprendre : quelque chose a été révélé, quelqu’un d’autre a agi, ou rien n’a encore été choisi.
error-no-partners = À cette table, personne ne gagne ni ne perd avec vous.
error-not-offered = Cela ne peut pas être proposé : qui est interrogé ne peut pas le choisir, pour autant que vous le sachiez.
error-secret = Ce qui est demandé là est un secret.
error-no-piece = Rien de tel sur la table que tous puissent voir.
error-no-take-back = À cette table, on ne reprend rien que d’autres aient vu.
error-nobody-asks = Personne ne demande à reprendre quoi que ce soit.
error-no-book = Ce livre n’existe pas, ou vous n’êtes pas de sa compagnie.
error-keeper = Seul qui tient le livre peut le faire.
error-many-books = Vous avez déjà { $most } livres : quittez-en un d’abord.
error-not-earned = La compagnie de ce livre n’en a pas gagné autant.
error-lesson = Cette leçon demande autre chose. { $ask }
error-lesson-read = Lisez d’abord cette leçon, puis continuez.
error-lesson-watch = Un instant : le jeu joue ce passage tout seul.
error-lesson-undo = Pendant que vous apprenez, rien n’est à reprendre : continuez.
error-possible = C’est possible maintenant.
error-login = Ce nom et ce mot de passe ne vont pas ensemble.
error-name-taken = Quelqu’un porte déjà ce nom.
error-no-account = Vous n’avez pas encore de compte.
error-has-account = Vous avez déjà un compte.
error-unavailable = Les archives de la maison ne répondent pas. Réessayez bientôt.
error-wrong-host = Cette maison ne porte pas ce nom.
error-unexpected = Quelque chose a mal tourné dans la maison. C’est noté.

# Une partie abandonnée.
conceded-won = { $who } { $count ->
    [one] l’emporte.
   *[other] l’emportent.
}
conceded-lost = La partie est perdue.
conceded-why = Elle a été abandonnée avant la fin.

# Pourquoi une table ne peut pas être jouée d’après ce qui est conservé.
stopped-game = Le jeu « { $game } » n’est plus dans cette maison.
stopped-rules = Cette partie a commencé selon les règles { $rules } ; cette maison joue selon { $known }.
stopped-edition = Les cartes et les tuiles du début de cette partie (édition { $edition }) ont disparu ou ne sont plus lisibles.
stopped-setup = Cette table a été dressée avec des réglages qui n’existent plus : { $what }.
stopped-entries = L’entrée { $number } de cette partie ne mène plus où elle menait : elle est abîmée, ou les règles ont changé.
stopped-result = Rejouée aujourd’hui, cette partie finirait autrement.

# Ce que cela veut dire, et ce qu’on peut faire.
remedy-result = Son résultat reste acquis, mais elle ne peut plus être rejouée.
remedy-lost = Elle est finie et ne peut plus être rejouée, et son résultat n’a pas été conservé.
remedy-play-on = Elle repose ici ; si vous voulez, continuez selon les règles d’aujourd’hui.
remedy-record = Elle ne peut pas continuer ; qui y est assis peut la télécharger.
remedy-lay-anew = Elle n’avait pas commencé : dressez une nouvelle table.

# Quelqu’un est appelé à une adresse à soi quand c’est son tour.
turn-call = { $game } : c’est à vous de jouer. { $moment ->
    [none] Les autres vous attendent.
   *[other] { $moment }. Les autres vous attendent.
}
turn-call-try = Antre vous joint ici : c’est ainsi qu’on vous appellera quand ce sera votre tour.
error-no-webhooks = Cette maison n’appelle personne.
error-no-webhook = Dites d’abord quelle adresse appeler.
error-webhook = Cette adresse ne peut pas être appelée : { $why }
call-ok = Réponse { $status } : tout va bien.
call-status = Réponse { $status } : quelque chose ne va pas là-bas.
call-redirect = Réponse { $status } : elle mène ailleurs, et nous ne suivons pas. Donnez l’adresse où elle mène.
call-private = Cette adresse n’est pas sur l’internet public : cette maison ne l’appelle pas.
call-name = Personne ne connaît ce nom.
call-timeout = Personne n’a répondu à temps.
call-unreachable = Personne ne répond là-bas.
call-certificate = Aucune ligne sûre n’a pu y être ouverte : son certificat n’est pas digne de confiance.
call-garbled = Ce qui répond là-bas ne parle pas HTTP.
call-long = elle est trop longue.
call-letters = elle contient des espaces ou des lettres qu’une adresse ne peut avoir.
call-form = ce n’est pas une adresse comme https://example.org/mon-tour.
call-scheme = elle doit commencer par https:// ou http://.
call-port = son port doit être 80, 443 ou supérieur à 1024.
