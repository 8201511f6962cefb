# Ce que dit la maison quand quelque chose n’est pas possible.
guest = Voyageur
error-signature = Ce laissez-passer n’a pas été fait par cette maison.
error-who = Qui êtes-vous ? Dites-le avec un cookie ou un jeton de siège.
error-csrf = Envoyez l’en-tête X-Antre: 1 avec ce qui change quelque chose.
error-malformed = Cette requête est illisible : { $what }.
error-headers = Les en-têtes d’une requête peuvent contenir { $limit } octets.
error-too-large = C’est trop à la fois : { $limit } octets au plus.
error-too-often = Moins vite, s’il vous plaît : réessayez dans { $seconds } s.
error-not-found = Il n’y a rien à cette adresse.
error-method = Cette adresse ne prend pas cette méthode.
error-no-table = Il n’y a pas de table { $table }.
error-no-seat = Il n’y a pas de tel siège à cette table.
error-no-step = Il n’y a pas de telle étape : elles vont de 0 à { $last }.
error-no-game = Il n’y a pas de tel jeu.
error-no-level = Il n’y a pas de tel robot.
error-no-lesson = Ce jeu n’a pas encore de leçon.
error-setup = Une table ne se dresse pas ainsi : { $what }.
error-invite = Entrez avec l’invitation de cette table.
error-taken = Cette place est prise.
error-host = Seul l’hôte peut le faire.
error-started = La partie a commencé.
error-not-started = La partie n’a pas commencé.
error-not-over = La partie n’est pas finie.
error-not-seated = Vous n’avez pas de siège à cette table.
error-not-yours = Ce siège n’est pas le vôtre.
error-spectators = Cette table joue à huis clos.
error-present = Personne n’est absent à cette place.
error-stale = Cela répond à une question qui n’est plus ouverte.
error-not-asked = Rien n’est demandé à ce siège pour l’instant.
error-revealed = L’une de ces réponses révèle quelque chose : envoyez jusque-là, puis regardez avant de continuer.
error-stands-in = Un robot joue pour ce siège : revenez d’abord.
error-undo = Il n’y a rien à reprendre : quelque chose a été révélé, quelqu’un d’autre a agi, ou rien n’a encore été choisi.
error-lesson = Cette leçon demande autre chose. { $ask }
error-lesson-read = Lisez d’abord cette leçon, puis continuez.
error-lesson-watch = Un instant : le jeu joue ce passage tout seul.
error-lesson-undo = Pendant que vous apprenez, rien n’est à reprendre : continuez.
error-possible = C’est possible maintenant.
error-login = Ce nom et ce mot de passe ne vont pas ensemble.
error-name-taken = Quelqu’un porte déjà ce nom.
error-has-account = Vous avez déjà un compte.
error-unavailable = Les archives de la maison ne répondent pas. Réessayez bientôt.
error-unexpected = Quelque chose a mal tourné dans la maison. C’est noté.

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
